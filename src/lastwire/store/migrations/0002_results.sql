-- Missions won and lost, by table and match; and who took part.

CREATE TABLE results (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    mission BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE parts (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, number)
);
