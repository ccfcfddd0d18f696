-- How far a member is in a mission, with the terms that were in force at the first progress: what is
-- published later changes nothing for who has begun. Rows are updated often: room for it on each page.
create table missions_progress (
  member_id member_id not null references members_member,
  mission text not null, -- The key of the brand's row.
  from_on date not null, -- First day of the period, in the brand's time …
  until_on date not null, -- … and the first day after it.
  terms jsonb not null, -- The brand's row as it was.
  goal minor not null,
  progress minor not null,
  updated_at timestamptz not null,
  completed_at timestamptz, -- Stays when a bet is voided later: nothing is taken back.
  primary key (member_id, mission, from_on),
  constraint missions_progress_span check (until_on > from_on),
  constraint missions_progress_sum check (goal > 0 and progress >= 0)
) with (fillfactor = 80);

-- A leaderboard of one period, with the terms of the first score in it.
create table missions_board (
  board text not null,
  from_on date not null,
  until_on date not null,
  terms jsonb not null,
  ends_at timestamptz not null,
  frozen_at timestamptz, -- From then on the order is final.
  primary key (board, from_on),
  constraint missions_board_span check (until_on > from_on)
);
create index missions_board_open on missions_board (ends_at) where frozen_at is null;

create table missions_score (
  board text not null,
  from_on date not null,
  member_id member_id not null references members_member,
  score minor not null,
  reached_at timestamptz not null, -- When the score last rose.
  place integer, -- Set when the order is final.
  primary key (board, from_on, member_id),
  foreign key (board, from_on) references missions_board,
  constraint missions_score_sum check (score >= 0)
) with (fillfactor = 80);
create index missions_score_order
  on missions_score (board, from_on, score desc, reached_at, member_id);

-- One row: up to when deposits, logins and proven contacts are counted. Whoever counts holds it.
create table missions_mark (
  is_only boolean primary key default true,
  counted_to timestamptz not null,
  constraint missions_mark_is_only check (is_only)
);
insert into missions_mark (counted_to) values ('2000-01-01');

-- Who proved a telephone or an e-mail lately.
create index members_profile_proven
  on members_profile (greatest(mobile_verified_at, email_verified_at))
  where mobile_verified_at is not null or email_verified_at is not null;
