-- Who makes tables and who lets bots think.

-- A keyed hash of the address that a table was made from, until its game is over; whether it was made to wait for
-- others; whether bots play at it, or nobody but whoever made it.
ALTER TABLE tables ADD COLUMN origin TEXT;
ALTER TABLE tables ADD COLUMN waits BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN bots BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_origin ON tables (origin) WHERE origin IS NOT NULL;

-- For whom a bot thinks, and how long it may take: the rank of its level.
ALTER TABLE jobs ADD COLUMN person BIGINT;
ALTER TABLE jobs ADD COLUMN cost BIGINT NOT NULL DEFAULT 0;

-- All that is known of somebody, written out for them; empty while that is being done.
CREATE TABLE exports (
    person BIGINT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    made_at BIGINT NOT NULL,
    body TEXT NOT NULL
);
