-- Whether its member chose to stay logged in: such a session does not end by being idle.
alter table sessions_session add column is_kept boolean not null default false;
