-- A hand in which one player may have played for another: `chip_dumping` from one to the other, or
-- `soft_play` of both, where `player` is the smaller id.
create table poker_sign (
  table_code text not null,
  number integer not null,
  sign text not null check (sign in ('soft_play', 'chip_dumping')),
  player text not null,
  other text not null check (other <> player),
  primary key (table_code, number, sign),
  foreign key (table_code, number) references poker_hand
);

create index poker_sign_pair on poker_sign (player, other, sign);

-- What the platform must be told of a pair: once for each sign, until it has answered.
create table poker_suspicion (
  id text primary key,
  sign text not null check (sign in ('soft_play', 'chip_dumping')),
  player text not null,
  other text not null check (other <> player),
  created_at timestamptz not null,
  -- When it is told again; null when the platform knows.
  ask_at timestamptz,
  unique (player, other, sign)
);

create index poker_suspicion_due on poker_suspicion (ask_at) where ask_at is not null;
