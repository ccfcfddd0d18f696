-- Up to where a reader of `kernel_event` has read. What a reader has not read is not pruned. `xact`
-- and `id` name the last row it was given; rows are given in that order once all before are visible.
create table kernel_event_reader (
  reader text primary key,
  xact xid8 not null,
  id bigint not null
);

insert into kernel_event_reader (reader, xact, id)
values ('events', pg_snapshot_xmin(pg_current_snapshot()), 0);

-- What happened, for programs outside: numbered without gaps in the order it was committed.
create table events_entry (
  number bigint primary key,
  kind text not null,
  member_id text,
  data jsonb not null,
  at timestamptz not null,
  constraint events_entry_number check (number > 0),
  constraint events_entry_kind check (length(kind) <= 40)
);

create index events_entry_at on events_entry (at);

-- One row: the last number given. Whoever writes entries holds it.
create table events_head (
  is_only boolean primary key default true,
  number bigint not null,
  constraint events_head_is_only check (is_only)
);
insert into events_head (number) values (0);
