create domain bonus_id as text check (value like 'bon\_%');

-- A bonus that came with a deposit, by the terms the deposit was opened with. Its money lies in the
-- member's bonus pocket; this says how often it must be bet, until when, and what became of it.
create table bonuses_grant (
  id bonus_id primary key,
  member_id member_id not null references members_member,
  promotion text not null,
  names jsonb not null, -- Of the promotion, by language.
  period text not null, -- The day it counts for, where each day has one; empty for once and for all.
  deposit_id deposit_id not null references deposits_order,
  currency text not null,
  amount minor not null,
  turnover_required minor not null,
  turnover_done minor not null default 0, -- As counted last; what runs or was taken back is not in it.
  games text[], -- The kinds of games whose bets count; null for all.
  state text not null default 'active',
  kept minor not null default 0, -- What of it became cash, and what went back to the house.
  returned minor not null default 0,
  transfer_count integer not null default 0, -- How often money was moved for it since it was given.
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  counted_at timestamptz not null,
  constraint bonuses_grant_of_deposit unique (deposit_id),
  constraint bonuses_grant_once unique (member_id, promotion, period),
  constraint bonuses_grant_amounts check (amount > 0 and turnover_required > 0
    and turnover_done >= 0 and kept >= 0 and returned >= 0),
  constraint bonuses_grant_state
    check (state = any (array['active', 'completed', 'forfeited', 'expired'])),
  constraint bonuses_grant_ended check ((state = 'active') = (ended_at is null)),
  -- A bonus that was given up or ran out never becomes cash.
  constraint bonuses_grant_kept check (kept = 0 or state = 'completed')
);

-- One at a time.
create unique index bonuses_grant_active on bonuses_grant (member_id) where state = 'active';
create index bonuses_grant_due on bonuses_grant (counted_at) where state = 'active';
create index bonuses_grant_member on bonuses_grant (member_id, id desc);

-- One row: up to where changes of bets were looked at for bonus money that came back late.
create table bonuses_mark (
  is_only boolean primary key default true,
  looked_to timestamptz not null,
  constraint bonuses_mark_is_only check (is_only)
);
insert into bonuses_mark (looked_to) values ('2000-01-01');

-- What was chosen along with a deposit, by the terms of that moment, and what came of it.
alter table deposits_order add column bonus jsonb;

-- Bets that bonus money was staked on: few among very many, and bets of cash alone cost no more.
-- None by the time of a change: every settlement would have to write it.
create index play_bet_bonus on play_bet (member_id, placed_at) where stake_bonus > 0;
