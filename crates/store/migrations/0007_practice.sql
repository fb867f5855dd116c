-- Whether something was taken back that had come to light: such a game is for practice and counts for nothing.
ALTER TABLE tables ADD COLUMN practice BIGINT NOT NULL DEFAULT 0;
