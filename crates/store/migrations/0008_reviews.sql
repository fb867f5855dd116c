-- Reviews of finished games, made by workers and kept: deflated JSON, or nothing for a game that cannot be reviewed.
-- The form says how it was made; one of an older form is made again.
CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    form BIGINT NOT NULL,
    body BYTES NOT NULL
);
