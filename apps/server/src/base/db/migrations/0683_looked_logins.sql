-- Logins are what happened, and nothing changes them: that one was looked at stands beside it.
alter table sessions_login drop column is_strange;
create table sessions_looked (
  login_id text primary key references sessions_login on delete cascade,
  is_strange boolean not null
);
