-- The largest single bet is a limit without a calendar: what it counts is the bet itself.
alter table limits_limit
  drop constraint limits_limit_kind,
  drop constraint limits_limit_period,
  add constraint limits_limit_kind
    check (kind = any (array['stake', 'loss', 'deposit', 'single'])),
  add constraint limits_limit_period
    check (period = any (array['day', 'week', 'month', 'bet'])),
  add constraint limits_limit_single check ((kind = 'single') = (period = 'bet'));

-- A limit that the house set for a member, and the reason that the member reads. It holds beside the
-- member's own, the lower of both; the member cannot change it. Without an amount it was lifted.
create table limits_house (
  member_id member_id not null references members_member,
  kind text not null,
  period text not null,
  amount minor,
  reason text not null,
  operator_id operator_id not null references operators_operator,
  set_at timestamptz not null,
  primary key (member_id, kind, period),
  constraint limits_house_kind check (kind = any (array['stake', 'loss', 'deposit', 'single'])),
  constraint limits_house_period check (period = any (array['day', 'week', 'month', 'bet'])),
  constraint limits_house_single check ((kind = 'single') = (period = 'bet')),
  constraint limits_house_amount check (amount > 0),
  constraint limits_house_reason check (length(reason) between 3 and 200)
);

-- When a member was last reminded of the page of their limits.
create table reminders_limits (
  member_id member_id primary key references members_member,
  told_at timestamptz not null
);
