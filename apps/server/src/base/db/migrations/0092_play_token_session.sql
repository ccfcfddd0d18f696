-- The login that a game was launched from: when it ends, so do the tokens of its games.
alter table play_token add column session_id text;
create index play_token_session on play_token (session_id) where session_id is not null;
