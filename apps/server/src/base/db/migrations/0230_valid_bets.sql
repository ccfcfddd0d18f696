-- What each settled bet counted as a valid bet, and why. Written after the fact from the bets
-- themselves, so that nothing is added to the writing of a bet. A row stays when its bet is taken
-- back: it says 0 then.
create table valid_bets_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  game text not null, -- By its vendor's code; empty where a bet named none.
  category text not null, -- As the catalogue said when it was counted first.
  round_id text, -- Set where the bets of a round are counted together.
  status text not null,
  stake_cash minor not null,
  stake_bonus minor not null,
  payout_cash minor not null,
  payout_bonus minor not null,
  valid minor not null,
  valid_cash minor not null, -- Of it, what cash paid for.
  reason text not null,
  placed_at timestamptz not null,
  settled_at timestamptz not null, -- The first time: a correction counts for the day it corrects.
  day_on date not null, -- The brand's day of it.
  version integer not null, -- Of the bet as it was counted.
  primary key (ref, vendor),
  constraint valid_bets_bet_valid check (valid >= 0 and valid <= stake_cash + stake_bonus
    and valid_cash >= 0 and valid_cash <= valid)
);
create index valid_bets_bet_round on valid_bets_bet (vendor, round_id, member_id)
  where round_id is not null;
create index valid_bets_bet_member on valid_bets_bet (member_id, settled_at);

-- The same by member, day and game. Rows are updated often: room for it on each page.
create table valid_bets_day (
  member_id member_id not null,
  day_on date not null,
  category text not null,
  vendor text not null,
  game text not null,
  bet_count bigint not null,
  stake minor not null,
  payout minor not null,
  stake_cash minor not null,
  payout_cash minor not null,
  valid minor not null,
  valid_cash minor not null,
  primary key (member_id, day_on, category, vendor, game)
) with (fillfactor = 80);

-- Of a member's whole life here.
create table valid_bets_member (
  member_id member_id primary key,
  valid minor not null,
  valid_cash minor not null
) with (fillfactor = 80);

-- One row: how far bets are counted. Whoever counts holds it.
create table valid_bets_mark (
  is_only boolean primary key default true,
  changed_to timestamptz not null, -- What was changed before it is counted …
  seen_xid bigint not null, -- … as far as transactions before this one wrote it.
  swept_to timestamptz not null, -- The same pair for the slower search over a longer time.
  swept_xid bigint not null,
  constraint valid_bets_mark_is_only check (is_only)
);
insert into valid_bets_mark (changed_to, seen_xid, swept_to, swept_xid)
  values ('2000-01-01', 0, '2000-01-01', 0);
