-- The grant of the platform that pays for a slip instead of the wallet: a free bet.
alter table slip add column grant_id text check (length(grant_id) between 1 and 64);
alter table slip add constraint slip_free_is_one_line check (grant_id is null or lines = 1);
