-- The games a member likes and the games a member launched last, each game once.
create table lobby_favourite (
  member_id member_id not null,
  node_id integer not null,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);

create table lobby_recent (
  member_id member_id not null,
  node_id integer not null,
  launched_at timestamptz not null,
  primary key (member_id, node_id)
);

create index lobby_recent_newest on lobby_recent (member_id, launched_at desc);

-- The largest wins of each hour and type of game, taken from settled bets; what is shown is held
-- against its bet again. The table is small and can be made anew from `play_bet` at any time.
create table lobby_win (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  currency text not null,
  game text not null,
  game_type text not null,
  win minor not null,
  won_at timestamptz not null,
  primary key (vendor, ref),
  constraint lobby_win_is_one check (win > 0)
);

create index lobby_win_largest on lobby_win (game_type, win desc);
create index lobby_win_won_at on lobby_win (won_at);

-- Up to where bets were read for it: one row. Whoever reads holds it.
create table lobby_win_mark (
  is_only boolean primary key default true check (is_only),
  read_until timestamptz not null
);

insert into lobby_win_mark (read_until) values ('epoch');

-- What changed lately is found without an index that every bet would have to be written into.
create index play_bet_changed on play_bet using brin (changed_at) with (autosummarize = on);
