-- A checksum of each row and its place. SQLite has none: a bit that flips on the disk would otherwise be another move.
-- Rows from before have none.

ALTER TABLE entries ADD COLUMN sum BIGINT;
ALTER TABLE snapshots ADD COLUMN sum BIGINT;
ALTER TABLE records ADD COLUMN sum BIGINT;
