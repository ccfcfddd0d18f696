-- What members' decided bets came to, in slots of five minutes. Only ever added to: see
-- docs/decisions/0018.
create table teams_figure (
  member_id member_id not null,
  of_slot_at timestamptz not null, -- When the bets were placed …
  category text not null,
  slot_at timestamptz not null, -- … and when they counted.
  path ltree not null, -- The member's line at that time.
  bet_count bigint not null,
  valid_bets minor not null,
  prizes minor not null,
  primary key (member_id, of_slot_at, category, slot_at)
);

-- Slots are written one behind the other.
create index teams_figure_slot on teams_figure using brin (slot_at)
  with (pages_per_range = 32, autosummarize = on);

-- One row: every slot before `closed_to` is closed. Whoever counts holds it.
create table teams_mark (
  is_only boolean primary key default true,
  closed_to timestamptz not null,
  constraint teams_mark_is_only check (is_only)
);

-- What somebody did on a day of the brand (`own`), what those directly below did themselves
-- (`direct`), and what everybody below did, near or far (`below`). A team is `own` and `below`.
create table teams_day (
  member_id member_id not null,
  part text not null,
  day_on date not null,
  bet_count bigint not null,
  valid_bets minor not null,
  prizes minor not null,
  deposits minor not null,
  withdrawals minor not null,
  bonuses minor not null, -- Bonuses and rebates.
  joined integer not null, -- New members.
  first_deposits integer not null,
  active integer not null, -- Members with enough valid bets on the day …
  active_week integer not null, -- … on any of the seven days that end with it (not kept for `own`) …
  active_first integer not null, -- … and for the first time in its month.
  primary key (member_id, part, day_on),
  constraint teams_day_part check (part = any (array['own', 'direct', 'below']))
);

create table teams_play_day (
  member_id member_id not null,
  part text not null,
  day_on date not null,
  category text not null,
  bet_count bigint not null,
  valid_bets minor not null,
  prizes minor not null,
  primary key (member_id, part, day_on, category),
  constraint teams_play_day_part check (part = any (array['own', 'direct', 'below']))
);

-- What teams hold and how large they are, read all at once now and then: a row for everybody with
-- somebody below.
create table teams_balance (
  agent_id member_id primary key,
  own minor not null,
  direct minor not null,
  team minor not null, -- Of themselves and all below.
  direct_count integer not null,
  below_count integer not null,
  read_at timestamptz not null
);

-- Nothing happened before there were members: the first count looks for the first of them.
insert into teams_mark (closed_to) values ('2000-01-01Z');

create index members_member_created on members_member (created_at);

-- What is neither a bet nor its result, by time: few among very many, as in 0106.
create index ledger_transfer_seldom on ledger_transfer (created_at, id)
  where reason not in ('play_bet', 'play_bet-and-settle', 'play_settle', 'play_tip');
