-- Several servers on one database. A node is there as long as it has a row; the times are by the database's clock.
CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- The node that writes a table, and a number that grows whenever another one does: a late write carries an old number.
ALTER TABLE tables ADD COLUMN node TEXT;
ALTER TABLE tables ADD COLUMN claim BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_node ON tables (node) WHERE node IS NOT NULL;
