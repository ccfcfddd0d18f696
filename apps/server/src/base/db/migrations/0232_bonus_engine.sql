-- What a bet counted towards a bonus: the amount that was applied, so that taking the bet back takes
-- exactly that.
create table bonuses_contribution (
  grant_id bonus_id not null references bonuses_grant,
  vendor text not null,
  ref text not null,
  valid minor not null, -- Of the bet, by the one rule of valid bets.
  weight_ppm integer not null, -- Of its game, as it was when it first counted.
  applied minor not null,
  settled_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (grant_id, vendor, ref),
  constraint bonuses_contribution_amounts check (valid >= 0 and applied >= 0 and weight_ppm >= 0)
);

alter table bonuses_grant
  add column terms jsonb, -- The promotion as it was chosen; null for bonuses from before it was kept.
  add column terms_hash text, -- SHA-256 of it.
  add column bet_max minor, -- The largest stake while it is wagered; null for none.
  add column conversion_max minor, -- The most of it that becomes cash; null for all.
  add column cut minor not null default 0, -- What was above that, and went back.
  add column notices integer not null default 0; -- How many announcements of its end were written.

-- Progress is counted anew from the bets, with a row for each.
update bonuses_grant set turnover_done = 0 where state = 'active';
update bonuses_grant set turnover_done = turnover_required where turnover_done > turnover_required;
alter table bonuses_grant add constraint bonuses_grant_progress
  check (turnover_done <= turnover_required);

-- What of a promotion's budget is given away.
create table bonuses_budget (
  promotion text primary key,
  reserved minor not null default 0,
  constraint bonuses_budget_reserved check (reserved >= 0)
);

-- What an open bonus asks of every stake. It is read along with the member's standing, so that a bet
-- asks nothing more for it.
alter table members_member
  add column stake_max minor, -- The largest stake; null for no such limit.
  add column bonus_until timestamptz; -- From then on no bonus money is staked; null for no end.
