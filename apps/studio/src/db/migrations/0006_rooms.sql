-- Tables that many share. A room's state is a function of its log; whoever holds its lease writes it.

-- The clock that decides whether a bet came in time and whether a lease has ended.
create function room_clock() returns timestamptz language sql volatile
  as 'select clock_timestamp()';

create table room (
  code text primary key,
  -- The process that writes, and how often the lease has changed hands: a writer that was overtaken
  -- holds an older number.
  owner text,
  epoch bigint not null default 0,
  lease_until timestamptz not null default '-infinity',
  seq bigint not null default 0,
  -- The first event of the shoe that is played; the log before it is not needed.
  shoe_seq bigint not null default 1
) with (fillfactor = 50);

create table room_event (
  room text not null references room,
  seq bigint not null,
  body json not null,
  at timestamptz not null,
  primary key (room, seq)
);

-- A round that many bet on. The seed is sealed until the result is shown; root and result are written
-- at the lock, once.
create table room_round (
  id text primary key,
  room text not null references room,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  server_seed text not null check (starts_with(server_seed, 'sealed:v1:')),
  closes_at timestamptz not null,
  -- `open`: bets are taken. `locked`: the result is fixed. `shown`: bets are paid. `void`: given back.
  status text not null check (status in ('open', 'locked', 'shown', 'void')),
  bet_root text check (bet_root ~ '^[0-9a-f]{64}$'),
  result json,
  locked_at timestamptz,
  shown_at timestamptz,
  constraint room_round_result_at_lock check ((result is null) = (bet_root is null)),
  constraint room_round_locked check (status not in ('locked', 'shown') or result is not null)
);

create index room_round_of_room on room_round (room, closes_at desc);

-- A bet at a shared table is a round of its player, drawn from the seed of the table and not of theirs.
-- `returning`: it came too late or was taken back, and the wallet has not said that it gave it back.
alter table round
  add column room_round_id text references room_round,
  alter column seed_id drop not null,
  drop constraint round_status,
  add constraint round_status check (status in
    ('open', 'running', 'raising', 'settling', 'returning', 'settled', 'refused', 'void')),
  add constraint round_of_a_seed check ((seed_id is null) = (room_round_id is not null));

drop index round_unfinished_is_one;
create unique index round_unfinished_is_one on round (player, game)
  where ended_at is null and room_round_id is null;
create index round_of_room on round (room_round_id, player) where room_round_id is not null;
