-- A session that was handed over ends with the one it came from.
alter table sessions_session
  add column source_id text references sessions_session on delete set null;

create index sessions_session_source on sessions_session (source_id) where source_id is not null;
