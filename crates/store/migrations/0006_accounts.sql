-- Addresses that are confirmed, and a second factor.

-- The address that its owner has confirmed. Mail goes there as long as it is the person's address: the address itself,
-- and no yes or no, so that a server that knows nothing of this can change the address and confirms nothing.
ALTER TABLE people ADD COLUMN confirmed TEXT;

-- Links in letters that ask for a confirmation.
CREATE TABLE confirmations (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    email TEXT NOT NULL,
    used BIGINT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX confirmations_person ON confirmations (person);

-- The letters of the last day, numbered for each whom they count for: the hash of an address, a person or a network.
CREATE TABLE letters (
    whom TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (whom, n)
);

-- What the secret of a second factor is made from, together with the server's key: in use, and being set up.
ALTER TABLE people ADD COLUMN totp TEXT;
ALTER TABLE people ADD COLUMN totp_pending TEXT;
-- The time step of the last code that was accepted: none is good twice.
ALTER TABLE people ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;

CREATE TABLE recovery_codes (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (person, hash)
);
