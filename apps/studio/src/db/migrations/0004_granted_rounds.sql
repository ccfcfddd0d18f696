-- The grant of the platform that pays for a round; null: the player does.
alter table round add column grant_id text;
