-- Who people are: people, their secrets, sessions, enrolled tablets, signatures of a second person, signing keys. The state
-- stands here; what happened to it stands in the record (streams person/{id}, device/{id}), written in the same
-- transaction. docs/identity.md explains it. Secrets are hashes: argon2id where a person chose, SHA-256 where chance did.

CREATE TABLE person (
  room       text        NOT NULL REFERENCES room,
  id         text        NOT NULL,
  name       text        NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 80),
  licence    text        NOT NULL CHECK (licence ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' AND length(licence) BETWEEN 2 AND 20),
  roles      text[]      NOT NULL CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['dealer', 'floor', 'shift_supervisor',
                                        'cage', 'security', 'accounting', 'surveillance', 'regulator', 'display', 'admin']),
  active     boolean     NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (room, id),
  UNIQUE (room, licence)
);

-- Apart from the person, so that no list ever reads one.
CREATE TABLE person_secret (
  room   text        NOT NULL,
  person text        NOT NULL,
  kind   text        NOT NULL CHECK (kind IN ('password', 'pin')),
  hash   text        NOT NULL CHECK (hash LIKE '$argon2id$%'),
  first  boolean     NOT NULL, -- drawn by us and not changed since
  set_at timestamptz NOT NULL,
  PRIMARY KEY (room, person, kind),
  FOREIGN KEY (room, person) REFERENCES person
);

CREATE TABLE device (
  room        text        NOT NULL REFERENCES room,
  id          text        NOT NULL UNIQUE,
  name        text        NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 80),
  table_id    bigint      NOT NULL CHECK (table_id > 0),
  token_hash  bytea       NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  enrolled_by text        NOT NULL,
  enrolled_at timestamptz NOT NULL,
  revoked_at  timestamptz,
  PRIMARY KEY (room, id),
  FOREIGN KEY (room, enrolled_by) REFERENCES person
);

CREATE TABLE enrolment_code (
  hash       bytea       PRIMARY KEY CHECK (octet_length(hash) = 32),
  room       text        NOT NULL REFERENCES room,
  name       text        NOT NULL,
  table_id   bigint      NOT NULL CHECK (table_id > 0),
  made_by    text        NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  FOREIGN KEY (room, made_by) REFERENCES person
);

CREATE TABLE session (
  room       text        NOT NULL,
  id         text        NOT NULL UNIQUE,
  person     text        NOT NULL,
  device     text,
  table_id   bigint,
  means      text        NOT NULL CHECK (means IN ('password', 'pin')),
  address    text        NOT NULL,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz,
  ended_why  text,
  CHECK ((device IS NULL) = (table_id IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_why IS NULL)),
  PRIMARY KEY (room, id),
  FOREIGN KEY (room, person) REFERENCES person,
  FOREIGN KEY (room, device) REFERENCES device
);
CREATE INDEX session_open_of_person ON session (room, person, id) WHERE ended_at IS NULL;
-- Whoever taps in relieves the dealer before: a tablet has one session.
CREATE UNIQUE INDEX session_open_at_device ON session (room, device) WHERE ended_at IS NULL;

CREATE TABLE refresh_token (
  hash       bytea       PRIMARY KEY CHECK (octet_length(hash) = 32),
  room       text        NOT NULL,
  session    text        NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  FOREIGN KEY (room, session) REFERENCES session
);
CREATE INDEX refresh_token_of_session ON refresh_token (room, session);

CREATE TABLE co_signature (
  room       text        NOT NULL,
  id         text        NOT NULL,
  act        text        NOT NULL,
  shown      bytea       NOT NULL CHECK (octet_length(shown) = 32),
  first      text        NOT NULL,
  second     text        NOT NULL,
  signed_at  timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  CHECK (first <> second),
  PRIMARY KEY (room, id),
  FOREIGN KEY (room, first) REFERENCES person,
  FOREIGN KEY (room, second) REFERENCES person
);

CREATE TABLE live_ticket (
  hash       bytea       PRIMARY KEY CHECK (octet_length(hash) = 32),
  room       text        NOT NULL REFERENCES room,
  session    text        NOT NULL,
  device     text        NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The private half is sealed with the operator's key file (identity.key_file): a copy of the database signs nothing.
CREATE TABLE signing_key (
  id             text        PRIMARY KEY,
  public_pem     text        NOT NULL,
  sealed_private bytea       NOT NULL,
  active_from    timestamptz NOT NULL
);

-- What no longer opens anything is forgotten a week later; the record keeps that it was there. A signing key goes when its
-- successor has signed for a day.
CREATE FUNCTION prune_identity() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  DELETE FROM live_ticket WHERE expires_at < now() - interval '1 minute';
  DELETE FROM enrolment_code WHERE expires_at < now() - interval '1 day';
  DELETE FROM refresh_token t USING session s
    WHERE s.room = t.room AND s.id = t.session AND least(s.ended_at, s.expires_at) < now() - interval '7 days';
  DELETE FROM signing_key k
    WHERE EXISTS (SELECT FROM signing_key n WHERE n.active_from > k.active_from AND n.active_from < now() - interval '1 day');
$$;

-- Rooms, people, devices, sessions and signatures are changed but never removed by a node; only tickets are taken away.
REVOKE ALL ON FUNCTION prune_identity() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_identity() TO lammer_service;
GRANT INSERT ON room TO lammer_service;
GRANT SELECT ON person, person_secret, device, enrolment_code, session, refresh_token, co_signature, live_ticket, signing_key
  TO lammer_service;
GRANT INSERT ON person, person_secret, device, enrolment_code, session, refresh_token, co_signature, live_ticket, signing_key
  TO lammer_service;
GRANT UPDATE (name, roles, active) ON person TO lammer_service;
GRANT UPDATE (hash, first, set_at) ON person_secret TO lammer_service;
GRANT UPDATE (revoked_at) ON device TO lammer_service;
GRANT UPDATE (used_at) ON enrolment_code TO lammer_service;
GRANT UPDATE (ended_at, ended_why) ON session TO lammer_service;
GRANT UPDATE (used_at) ON refresh_token TO lammer_service;
GRANT UPDATE (used_at) ON co_signature TO lammer_service;
GRANT DELETE ON live_ticket TO lammer_service;
