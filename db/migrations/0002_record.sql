-- The record of truth: an append-only log of events in streams, the money postings that follow from them, and the
-- answers already given. docs/record.md explains it; docs/decisions/0004 says why it has this shape.

-- Who may do what. `lammer_service` is what a node's login belongs to: it adds to the record and reads it, nothing else.
-- `lammer_maintenance` is granted to nobody: whoever must repair the record by hand says SET ROLE lammer_maintenance.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lammer_service') THEN CREATE ROLE lammer_service NOLOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lammer_maintenance') THEN CREATE ROLE lammer_maintenance NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this cluster migrates just now
END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'lammer_maintenance' THEN RETURN coalesce(NEW, OLD); END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'insufficient_privilege', HINT = 'docs/record.md, "Repair by hand"';
END $$;

-- Where each stream stands. Moving a head from the place a node has seen is what makes an append safe: nobody else has
-- written in between, or the row does not match.
CREATE TABLE stream_head (
  room   text   NOT NULL,
  stream text   NOT NULL,
  seq    bigint NOT NULL CHECK (seq >= 0),
  hash   bytea  NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (room, stream)
) WITH (fillfactor = 50);

-- Facts. `payload` is canonical JSON as text, because its bytes are hashed. `hash` covers every other column and the
-- hash of the event before it in its stream (services/record/event_hash.h).
CREATE TABLE event (
  room       text        NOT NULL,
  stream     text        NOT NULL,
  seq        bigint      NOT NULL CHECK (seq > 0),
  at         timestamptz NOT NULL,
  type       text        NOT NULL,
  version    smallint    NOT NULL,
  payload    text        NOT NULL,
  clauses    text        NOT NULL,
  actor      text        NOT NULL,
  device     text        NOT NULL,
  command_id text        NOT NULL,
  hash       bytea       NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (room, stream, seq, at)
) PARTITION BY RANGE (at);

-- Money: one transfer a row, from one container to another, by a permitted flow. It cannot be out of balance, because
-- what the giver gives is what the receiver gets (docs/decisions/0004). (stream, seq) is the event it follows from.
CREATE TABLE posting (
  room   text        NOT NULL,
  stream text        NOT NULL,
  seq    bigint      NOT NULL CHECK (seq > 0),
  line   smallint    NOT NULL CHECK (line > 0),
  at     timestamptz NOT NULL,
  flow   text        NOT NULL,
  debit  text        NOT NULL,
  credit text        NOT NULL,
  cents  bigint      NOT NULL CHECK (cents > 0),
  CHECK (debit <> credit),
  PRIMARY KEY (room, stream, seq, line, at)
) PARTITION BY RANGE (at);

-- What each container holds: the sum of its postings, moved in the same transaction. A physical container cannot hold
-- less than nothing; a counterparty (bank, cage, a player's pocket) is counted from an unknown float.
CREATE TABLE balance (
  room         text    NOT NULL,
  account      text    NOT NULL,
  counterparty boolean NOT NULL,
  cents        bigint  NOT NULL,
  CHECK (counterparty OR cents >= 0),
  PRIMARY KEY (room, account)
) WITH (fillfactor = 50);

-- Answers already given: the same command sent again gets the same bytes (refusals too), and has no second effect.
CREATE TABLE command (
  room         text        NOT NULL,
  actor        text        NOT NULL,
  id           text        NOT NULL,
  stream       text        NOT NULL,
  request_hash bytea       NOT NULL,
  status       smallint    NOT NULL,
  reply        text        NOT NULL,
  at           timestamptz NOT NULL,
  PRIMARY KEY (room, actor, id)
);
CREATE INDEX command_by_age ON command (at);

-- The newest disposable state of a stream, so that loading does not read it from its beginning.
CREATE TABLE snapshot (
  room    text        NOT NULL,
  stream  text        NOT NULL,
  seq     bigint      NOT NULL,
  at      timestamptz NOT NULL, -- of the event `seq`: later events are in its month or after
  version smallint    NOT NULL,
  state   text        NOT NULL,
  PRIMARY KEY (room, stream)
) WITH (fillfactor = 50);

-- Signed roots: what every stream's head was at a moment. A root lists the heads that moved since the one before and
-- carries that one's digest, so the newest covers the whole record (services/record/root.h).
CREATE TABLE signed_root (
  number    bigint      PRIMARY KEY CHECK (number > 0),
  at        timestamptz NOT NULL,
  heads     integer     NOT NULL,
  digest    bytea       NOT NULL CHECK (octet_length(digest) = 32),
  key       bytea       NOT NULL CHECK (octet_length(key) = 32),
  signature bytea       NOT NULL CHECK (octet_length(signature) = 64)
);
CREATE TABLE root_head (
  number bigint NOT NULL REFERENCES signed_root,
  room   text   NOT NULL,
  stream text   NOT NULL,
  seq    bigint NOT NULL,
  hash   bytea  NOT NULL,
  PRIMARY KEY (number, room, stream)
);
CREATE INDEX root_head_by_stream ON root_head (room, stream, number DESC);

-- How far each projection has read each stream.
CREATE TABLE checkpoint (
  projection text   NOT NULL,
  room       text   NOT NULL,
  stream     text   NOT NULL,
  seq        bigint NOT NULL,
  PRIMARY KEY (projection, room, stream)
) WITH (fillfactor = 50);

-- Projection "hands": one row a hand that is over. Disposable: `lammer rebuild` makes it anew from the log.
CREATE TABLE hand (
  room            text        NOT NULL,
  table_id        bigint      NOT NULL,
  number          bigint      NOT NULL,
  game            text        NOT NULL,
  rules_version   integer     NOT NULL,
  dealer          text        NOT NULL,
  started_at      timestamptz NOT NULL,
  ended_at        timestamptz NOT NULL,
  outcome         text        NOT NULL,
  players         smallint    NOT NULL,
  pot_cents       bigint      NOT NULL,
  rake_cents      bigint      NOT NULL,
  bad_beat_cents  bigint      NOT NULL,
  high_hand_cents bigint      NOT NULL,
  first_seq       bigint      NOT NULL,
  last_seq        bigint      NOT NULL,
  PRIMARY KEY (room, table_id, number)
);
CREATE INDEX hand_by_time ON hand (room, ended_at);

-- Rows of the log are never changed or removed. TRUNCATE is refused table by table, so each partition gets its own guard.
CREATE FUNCTION guard(guarded text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()', guarded);
END $$;
DO $$
DECLARE guarded text;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['event', 'posting', 'signed_root', 'root_head'] LOOP
    EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', guarded);
    PERFORM guard(guarded);
  END LOOP;
END $$;

-- One partition a month, made ahead of time by any node; what no partition was made for goes to the default one, so an
-- append never fails for want of it.
CREATE FUNCTION make_month(wanted date) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
  SET lock_timeout = '300ms' AS $$ -- appends must not queue behind it: it is tried again
DECLARE
  first date := date_trunc('month', wanted);
  parent text;
  part text;
  made boolean := false;
BEGIN
  FOREACH parent IN ARRAY ARRAY['event', 'posting'] LOOP
    part := parent || to_char(first, '_YYYY_MM');
    IF to_regclass(part) IS NOT NULL THEN CONTINUE; END IF;
    PERFORM pg_advisory_xact_lock(7421);
    IF to_regclass(part) IS NOT NULL THEN CONTINUE; END IF;
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', part, parent,
                   first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
    PERFORM guard(part);
    made := true;
  END LOOP;
  RETURN made;
END $$;

CREATE TABLE event_unplanned PARTITION OF event DEFAULT;
CREATE TABLE posting_unplanned PARTITION OF posting DEFAULT;
SELECT guard('event_unplanned'), guard('posting_unplanned');
SELECT make_month((date_trunc('month', now()) + n * interval '1 month')::date) FROM generate_series(0, 2) n;

-- Answers are kept at least 48 hours; only older ones can be forgotten, whoever asks; so many at a time.
CREATE FUNCTION prune_commands() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  WITH old AS (SELECT room, actor, id FROM command WHERE at < now() - interval '48 hours' ORDER BY at LIMIT 10000),
  gone AS (DELETE FROM command c USING old o WHERE c.room = o.room AND c.actor = o.actor AND c.id = o.id RETURNING 1)
  SELECT count(*) FROM gone
$$;

REVOKE ALL ON FUNCTION make_month(date), prune_commands(), guard(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION make_month(date), prune_commands() TO lammer_service;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO lammer_service;
GRANT INSERT ON event, posting, command, signed_root, root_head TO lammer_service;
GRANT INSERT ON stream_head, balance, snapshot TO lammer_service;
GRANT UPDATE (seq, hash) ON stream_head TO lammer_service;
GRANT UPDATE (cents) ON balance TO lammer_service;
GRANT UPDATE (seq, at, version, state) ON snapshot TO lammer_service;
GRANT INSERT, UPDATE, DELETE ON checkpoint, hand TO lammer_service;
GRANT SELECT, UPDATE, DELETE, TRUNCATE ON event, posting, signed_root, root_head TO lammer_maintenance;
