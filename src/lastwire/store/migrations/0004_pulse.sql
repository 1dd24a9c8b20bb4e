-- One row, written and read again to see whether the store works.

CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    beat BIGINT NOT NULL
);
