-- The house binds itself to the next server seed before the player chooses what it is mixed with:
-- that seed waits without a client seed, its commitment shown, until the player sends one.
alter table seed alter column client_seed drop not null;
alter table seed add constraint seed_shown_was_used check (revealed_at is null or client_seed is not null);

drop index seed_in_use;
create unique index seed_in_use on seed (player) where revealed_at is null and client_seed is not null;
create unique index seed_waiting on seed (player) where client_seed is null;
