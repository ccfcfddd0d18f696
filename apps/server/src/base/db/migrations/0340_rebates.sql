-- What the valid bets of a member have earned as rebate in a category, as far as it was not paid.
-- Only the counting of valid bets writes it.
create table rebates_account (
  member_id member_id not null references members_member,
  category text not null,
  -- In millionths of the smallest unit, what stands in the open reward included. Below zero: paid
  -- already for bets that were taken back since, which the next bets make up for.
  earned bigint not null,
  valid minor not null, -- Valid bets that were counted since the last claim began.
  claim_no integer not null, -- Names the reward that is open, or the next.
  offered minor not null, -- What the reward of that number was last set to; 0 where there is none.
  primary key (member_id, category),
  constraint rebates_account_figures check (claim_no > 0 and offered >= 0)
);

-- The valid bets that earned rebate, each at the rate of its member's rank when it was settled.
create table rebates_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  category text not null,
  valid minor not null, -- Of cash; bonus money earns no rebate.
  rate_ppm integer not null,
  claim_no integer not null, -- The claim it was counted for first.
  primary key (ref, vendor),
  constraint rebates_bet_figures check (valid >= 0 and rate_ppm > 0)
);
