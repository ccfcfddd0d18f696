-- Since when a member has been playing without a break, and their last stake: written with the stake
-- itself, so that time at play costs no statement of its own.
alter table limits_day
  add column began_at timestamptz,
  add column last_at timestamptz;

-- How often a member is told of time and result (`check`) and when their play ends (`session`), in
-- minutes. Stricter holds at once, laxer after a day and the member's second word.
create table limits_time (
  member_id member_id not null,
  kind text not null,
  minutes smallint, -- Null: the usual interval of a check, no end of a session.
  pending_minutes smallint,
  pending_asked_at timestamptz,
  changed_at timestamptz not null,
  answered_at timestamptz, -- When the member last answered a check.
  primary key (member_id, kind),
  constraint limits_time_kind check (kind = any (array['check', 'session'])),
  constraint limits_time_minutes check (minutes between 1 and 1440),
  constraint limits_time_pending check (pending_minutes is null or pending_asked_at is not null),
  constraint limits_time_answered check (answered_at is null or kind = 'check')
);
