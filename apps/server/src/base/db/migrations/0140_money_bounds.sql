-- What a player was paid in a round, all results together: a vendor may pay up to a ceiling.
alter table play_round add column paid minor not null default 0;

-- What adjustments without a bet took from each pocket of a player (below zero) or gave, vendor by
-- vendor: the next one goes back to where the last came from.
create table play_adjusted (
  vendor text not null,
  member_id member_id not null,
  currency text not null,
  cash minor not null,
  bonus minor not null,
  version integer not null,
  primary key (vendor, member_id, currency)
);

-- Rounds that a player may play for nothing. A stake of zero is taken only while one is left.
create table play_free_round (
  id text primary key,
  vendor text not null,
  member_id member_id not null,
  currency text not null,
  game text, -- By the vendor's code; null: any game of the vendor.
  granted integer not null,
  used integer not null default 0,
  expires_at timestamptz not null,
  granted_at timestamptz not null,
  reason text not null,
  version integer not null default 1,
  constraint play_free_round_granted check (granted > 0),
  constraint play_free_round_used check (used between 0 and granted)
);

create index play_free_round_left on play_free_round (vendor, member_id) where used < granted;
