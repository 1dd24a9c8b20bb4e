-- How well a mission went, where its game keeps records of that.

ALTER TABLE results ADD COLUMN way TEXT;
ALTER TABLE results ADD COLUMN score BIGINT;
ALTER TABLE results ADD COLUMN stars BIGINT;
ALTER TABLE results ADD COLUMN spare BIGINT;
