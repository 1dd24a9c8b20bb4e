-- What a version must be able to read to open this store: see `FORMAT` and `NEEDED` in store.py.

CREATE TABLE formats (
    needed BIGINT NOT NULL
);

INSERT INTO formats (needed) VALUES (1);
