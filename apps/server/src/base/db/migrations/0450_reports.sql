-- What a day came to for the house, kept for reports. A day is counted from the bets and the ledger
-- as a whole and never by differences: counted again it is the same, whatever was missed before.

-- Bets by the day they were placed on. A row is either of a game (agent_id null) or of the direct
-- upline of those who bet (vendor, kind and game null).
create table reports_play (
  day_on date not null,
  currency text not null,
  agent_id text, -- Empty for members without an upline.
  vendor text,
  kind text,
  game text,
  status text not null,
  bet_count bigint not null,
  stake minor_sum not null,
  payout minor_sum not null
);
create index reports_play_day on reports_play (day_on);

-- What moved at the accounts of the house by the day it was written, bets and their results left out.
create table reports_money (
  day_on date not null,
  currency text not null,
  purpose text not null, -- Of the house's account.
  holder text not null, -- Of the house's account: vendor:…, provider:…, house.
  member_id text not null, -- Who stands on the other side; empty for another account of the house.
  reason text not null,
  programme text not null, -- The promotion or programme that paid; empty for none.
  move_count bigint not null,
  came minor_sum not null,
  went minor_sum not null
);
create index reports_money_day on reports_money (day_on, purpose);
create index reports_money_member on reports_money (member_id, day_on) where member_id <> '';

-- Days whose bets are to be counted again though none of them changed.
create table reports_stale (
  day_on date primary key
);

-- One row: up to which moment changes were seen. Whoever counts holds it.
create table reports_mark (
  is_only boolean primary key default true,
  bets_to timestamptz not null,
  money_to timestamptz not null,
  constraint reports_mark_is_only check (is_only)
);
insert into reports_mark (bets_to, money_to) values ('2000-01-01', '2000-01-01');
