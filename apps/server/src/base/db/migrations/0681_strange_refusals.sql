-- Whether a login that did not come in was tried from where its member never came in from: null until it
-- was looked at. Members are told of strange ones.
alter table sessions_login add column is_strange boolean;
update sessions_login set is_strange = false where outcome <> 'in';
create index sessions_login_unseen on sessions_login (at) where is_strange is null and outcome <> 'in';
create index sessions_login_strange on sessions_login (member_id, at) where is_strange;
