-- A limit a member set. Without an amount it was lifted; the row stays for its pending change.
create table limits_limit (
  member_id member_id not null,
  kind text not null,
  period text not null,
  amount minor,
  -- A laxer limit waits a day and then for the member's word. Null amount: no limit at all.
  pending_amount minor,
  pending_asked_at timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, kind, period),
  constraint limits_limit_kind check (kind = any (array['stake', 'loss'])),
  constraint limits_limit_period check (period = any (array['day', 'week', 'month'])),
  constraint limits_limit_amount check (amount >= 0),
  constraint limits_limit_pending check (pending_amount is null or pending_asked_at is not null)
);

-- What a member staked and lost on a day of their calendar; weeks and months are sums of days.
-- Kept for everyone, so that a limit set at noon knows the morning. `version` guards decisions:
-- whoever decided on figures that have changed since decides again.
create table limits_day (
  member_id member_id not null,
  day_on date not null,
  staked minor not null,
  lost minor not null,
  version bigint not null,
  primary key (member_id, day_on)
) with (fillfactor = 40);
