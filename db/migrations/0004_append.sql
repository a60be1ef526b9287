-- What an append needs to be cheap (docs/decisions/0004): row types that whole batches travel in, keys compared byte by
-- byte instead of by a language's rules and by their most different column first, and compression of states that does
-- not cost more than writing them.

-- Where a stream is and where it is to go.
CREATE TYPE head_move AS (
  place     bigint, -- in the batch
  room      text,
  stream    text,
  seq_from  bigint,
  hash_from bytea,
  seq_to    bigint,
  hash_to   bytea
);

ALTER TABLE stream_head ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C";
ALTER TABLE event       ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C";
ALTER TABLE posting     ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C",
                        ALTER COLUMN debit TYPE text COLLATE "C", ALTER COLUMN credit TYPE text COLLATE "C";
ALTER TABLE balance     ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN account TYPE text COLLATE "C";
ALTER TABLE command     ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN actor TYPE text COLLATE "C",
                        ALTER COLUMN id TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C";
ALTER TABLE snapshot    ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C",
                        ALTER COLUMN state SET COMPRESSION lz4;
ALTER TABLE root_head   ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C";
ALTER TABLE checkpoint  ALTER COLUMN room TYPE text COLLATE "C", ALTER COLUMN stream TYPE text COLLATE "C";
ALTER TABLE hand        ALTER COLUMN room TYPE text COLLATE "C";

ALTER TABLE stream_head DROP CONSTRAINT stream_head_pkey, ADD PRIMARY KEY (stream, room);
ALTER TABLE event       DROP CONSTRAINT event_pkey,       ADD PRIMARY KEY (stream, room, seq, at);
ALTER TABLE posting     DROP CONSTRAINT posting_pkey,     ADD PRIMARY KEY (stream, room, seq, line, at);
ALTER TABLE balance     DROP CONSTRAINT balance_pkey,     ADD PRIMARY KEY (account, room);
ALTER TABLE command     DROP CONSTRAINT command_pkey,     ADD PRIMARY KEY (id, actor, room);
ALTER TABLE snapshot    DROP CONSTRAINT snapshot_pkey,    ADD PRIMARY KEY (stream, room);

-- How many heads a root lists is what root_head says; a second number of it could only be wrong.
ALTER TABLE signed_root DROP COLUMN heads;
