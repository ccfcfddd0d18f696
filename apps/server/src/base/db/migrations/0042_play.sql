-- Bets, tips and sums at a vendor's table, by the id the vendor gave them. Which pockets a stake came
-- from is kept, so that a cancel gives back what was taken. A void row without a stake is a
-- tombstone: the cancel came first. Rows carry `event_at` and the member, so that the table can be
-- split by month or by member once it is large; the vendor's ids stay unique in `ledger_request`.
create table play_bet (
  vendor text not null,
  kind text not null,
  ref text not null,
  member_id member_id not null,
  currency text not null,
  game text,
  round_id text,
  status text not null,
  is_instant boolean not null,
  stake_cash minor not null,
  stake_bonus minor not null,
  payout_cash minor not null,
  payout_bonus minor not null,
  placed_on date not null, -- The player's day, which its limits count.
  placed_at timestamptz not null,
  event_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null,
  primary key (vendor, kind, ref),
  constraint play_bet_kind check (kind = any (array['bet', 'tip', 'wallet'])),
  constraint play_bet_status check (status = any (array['running', 'settled', 'void'])),
  constraint play_bet_stake check (stake_cash >= 0 and stake_bonus >= 0)
);

create index play_bet_running on play_bet (placed_at) where status = 'running';
create index play_bet_round on play_bet (vendor, round_id, member_id) where status = 'running';

-- One member's part in a round. `ending`: it takes no more bets and some still run.
create table play_round (
  vendor text not null,
  round_id text not null,
  member_id member_id not null,
  status text not null,
  running integer not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null,
  primary key (vendor, round_id, member_id),
  constraint play_round_status check (status = any (array['open', 'ending', 'closed'])),
  constraint play_round_running check (running >= 0)
);

create index play_round_open on play_round (opened_at) where status <> 'closed';

-- What lets a member play one vendor's games. A launch token is used once, by the vendor, for the
-- session token that its bets carry. Only hashes are kept.
create table play_token (
  hash text primary key,
  kind text not null,
  member_id member_id not null,
  vendor text not null,
  game text,
  currency text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_by text, -- The request that used a launch token: asked again by it, we answer again.
  constraint play_token_kind check (kind = any (array['launch', 'session']))
);

create index play_token_expires_at on play_token (expires_at);
create index play_token_member on play_token (member_id);

-- What people must look at: an id used again with other content, money that was already spent.
create table play_alert (
  id bigint generated always as identity primary key,
  vendor text not null,
  code text not null,
  command text not null,
  tx_id text not null,
  member_id member_id not null,
  seen_count integer not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint play_alert_is_one unique (vendor, code, command, tx_id)
);
