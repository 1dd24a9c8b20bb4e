-- Friends who play a campaign together, and what they have won and lost: kept apart from their tables, which may be
-- pruned, until the last of them leaves.

CREATE TABLE crews (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    invitation TEXT NOT NULL UNIQUE,
    founded BIGINT NOT NULL
);

CREATE TABLE mates (
    crew TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (crew, guest)
);

CREATE INDEX mates_by_guest ON mates (guest);

CREATE TABLE crew_results (
    crew TEXT NOT NULL,
    played TEXT NOT NULL,
    game TEXT NOT NULL,
    mission BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (crew, played)
);
