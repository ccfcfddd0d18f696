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

-- What somebody did on a day of the brand (`is_team` false), and what an agent's whole team did (true).
create table teams_day (
  member_id member_id not null,
  is_team boolean not null,
  day_on date not null,
  bet_count bigint not null default 0,
  valid_bets minor not null default 0,
  prizes minor not null default 0,
  deposits minor not null default 0,
  withdrawals minor not null default 0,
  bonuses minor not null default 0, -- Bonuses and rebates.
  joined integer not null default 0, -- New members.
  first_deposits integer not null default 0,
  active integer not null default 0, -- Members with enough valid bets on the day …
  active_week integer not null default 0, -- … on any of the seven days that end with it …
  active_first integer not null default 0, -- … and for the first time in its month.
  primary key (member_id, is_team, day_on)
);

create table teams_play_day (
  member_id member_id not null,
  is_team boolean not null,
  day_on date not null,
  category text not null,
  bet_count bigint not null,
  valid_bets minor not null,
  prizes minor not null,
  primary key (member_id, is_team, day_on, category)
);

-- What teams hold, read all at once now and then.
create table teams_balance (
  agent_id member_id primary key,
  own minor not null,
  direct minor not null,
  team minor not null,
  read_at timestamptz not null
);

insert into teams_mark (closed_to)
  select coalesce(date_bin('5 minutes', min(changed_at), '2000-01-01Z'), '2000-01-01Z') from play_bet;
