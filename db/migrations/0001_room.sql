-- A room is the unit that is licensed, closed by gaming day and sharded by: its id leads every primary key to come.
CREATE TABLE room (
  id         text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,30}$'),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  time_zone  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
