-- Keys that never leave the server, by what they are for. Made once, shared by all processes.
create table system_secret (
  name text primary key,
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null
);

-- What went wrong in visitors' browsers, as their browser or they themselves told it.
create table system_problem (
  reference text primary key,
  kind text not null,
  page text not null,
  url text not null,
  message text not null check (length(message) <= 2000),
  user_agent text not null,
  request_id text not null,
  created_at timestamptz not null
);

create index system_problem_created_at on system_problem (created_at);
