-- Keys that clients seal their calls for. The newest is served; older ones stay readable until they
-- retire, so that a page opened yesterday can still log in.
create table kernel_seal_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retires_at timestamptz not null,
  check (retires_at > created_at)
);

-- What sockets are told. A row is written in the transaction that caused it and kept for a day, so
-- that a client whose line dropped can ask for what it missed. `xact` orders rows by the
-- transaction that wrote them: ids alone may become visible out of order.
create table kernel_event (
  id bigint generated always as identity primary key,
  xact xid8 not null default pg_current_xact_id(),
  kind text not null,
  member_id text,
  payload jsonb not null,
  created_at timestamptz not null
);

create index kernel_event_xact on kernel_event (xact);
create index kernel_event_created_at on kernel_event (created_at);
