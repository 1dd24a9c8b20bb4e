-- Plain SQL that SQLite and PostgreSQL both read. A file is never changed once it was released: changes are new files.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    brief TEXT NOT NULL
);

-- The primary key decides a race for a number.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    n BIGINT NOT NULL,
    data TEXT NOT NULL
);

CREATE TABLE records (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE visits (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX visits_by_time ON visits (guest, last);
