-- One text for both engines. Two words are put in for each: SERIAL is a number that counts up by itself,
-- TEXT is ordered by its bytes. Times are unix milliseconds, yes and no are 1 and 0, bytes are hexadecimal digits.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT UNIQUE, -- the name of an account or a bot in lower case: no two look alike
    email TEXT,
    locale TEXT,
    password TEXT,
    owner BIGINT, -- of a bot
    token TEXT UNIQUE, -- of a bot
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX people_owner ON people (owner);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen_at);

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    invite TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL,
    host BIGINT NOT NULL REFERENCES people,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    public BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    stand_in TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    version BIGINT NOT NULL,
    to_move BIGINT,
    turn_at BIGINT,
    deadline BIGINT,
    clocks TEXT NOT NULL,
    result TEXT,
    rematch BIGINT,
    created_at BIGINT NOT NULL,
    active_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT
);
CREATE INDEX tables_status ON tables (status, id);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person BIGINT REFERENCES people,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    salt TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

CREATE TABLE log (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    n BIGINT NOT NULL,
    kind TEXT NOT NULL,
    line TEXT NOT NULL,
    seat BIGINT,
    person BIGINT REFERENCES people,
    request TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, request)
);

CREATE TABLE chat (
    id SERIAL PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES people,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    hidden BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, id);
CREATE INDEX chat_person ON chat (person);

CREATE TABLE mutes (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE reports (
    id SERIAL PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    message BIGINT REFERENCES chat ON DELETE CASCADE,
    reporter BIGINT NOT NULL REFERENCES people,
    reason TEXT NOT NULL,
    settled BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE ratings (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE notifications (
    id SERIAL PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    table_id BIGINT REFERENCES tables ON DELETE CASCADE,
    text TEXT NOT NULL,
    read BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX notifications_person ON notifications (person, id);
CREATE INDEX notifications_unsent ON notifications (id) WHERE sent = 0;

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
);
CREATE INDEX subscriptions_person ON subscriptions (person);

CREATE TABLE jobs (
    id SERIAL PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    level TEXT NOT NULL,
    state TEXT NOT NULL,
    worker TEXT,
    lease_until BIGINT,
    attempts BIGINT NOT NULL,
    answer TEXT,
    why TEXT,
    created_at BIGINT NOT NULL,
    UNIQUE (table_id, n, seat, kind)
);
CREATE INDEX jobs_state ON jobs (state, id);
