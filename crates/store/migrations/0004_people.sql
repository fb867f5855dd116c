-- The browser that a session was begun in, in words: for the list that its owner sees.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Requests that made something, by the key that whoever sent them chose: sent again, they get the first answer again.
-- Whose a request is: 0 for those of nobody. The key and what was asked for are hashes. Without a status, it is under
-- way since then.
CREATE TABLE requests (
    person BIGINT NOT NULL,
    key TEXT NOT NULL,
    asked TEXT NOT NULL,
    status BIGINT,
    body TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, key)
);
CREATE INDEX requests_at ON requests (at);
