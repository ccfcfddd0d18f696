-- Seeds and wallet tokens are sealed under a key of the studio's own, outside of the database. What is
-- in the clear from before is sealed at the next start; the constraints hold for every row that is
-- written from now on. A round that is over needs its token no more.
update round set wallet_token = null where ended_at is not null;
update move set wallet_token = null where status <> 'open';

alter table seed
  drop constraint seed_server_seed_check,
  add constraint seed_sealed check (starts_with(server_seed, 'sealed:v1:')) not valid;
alter table session
  add constraint session_sealed check (starts_with(wallet_token, 'sealed:v1:')) not valid;
alter table round
  add constraint round_sealed check (starts_with(wallet_token, 'sealed:v1:')) not valid;
alter table move
  add constraint move_sealed check (starts_with(wallet_token, 'sealed:v1:')) not valid;
