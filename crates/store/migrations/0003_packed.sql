-- Finished games, packed: the whole log of a table in one value, which says itself how it was made.
CREATE TABLE packed (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    body BYTES NOT NULL
);

-- How many entries of the log are packed, the first ones; those behind them are in the log. -1: it cannot be packed.
ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_unpacked ON tables (ended_at) WHERE packed = 0 AND ended_at IS NOT NULL;

-- Whether a node can read packed games: as long as one cannot, none are packed.
ALTER TABLE nodes ADD COLUMN packs BIGINT NOT NULL DEFAULT 0;

-- The strongest at a game, by what they have at least.
CREATE INDEX ratings_best ON ratings (game, (rating - 3 * uncertainty) DESC, person);
