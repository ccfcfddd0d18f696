-- Corrections of a member's cash: one operator asks, another decides, once.
create table desk_adjustment (
  id text primary key,
  member_id member_id not null references members_member,
  currency text not null,
  direction text not null,
  amount minor not null,
  reason text not null,
  status text not null default 'waiting',
  asked_by operator_id not null,
  asked_at timestamptz not null,
  request_key text not null,
  decided_by operator_id,
  decided_at timestamptz,
  decision_reason text,
  constraint desk_adjustment_direction check (direction = any (array['credit', 'debit'])),
  constraint desk_adjustment_status
    check (status = any (array['waiting', 'approved', 'refused'])),
  constraint desk_adjustment_amount check (amount > 0),
  constraint desk_adjustment_decided check ((status = 'waiting') = (decided_by is null)),
  constraint desk_adjustment_four_eyes check (decided_by <> asked_by),
  constraint desk_adjustment_once unique (asked_by, request_key)
);

create index desk_adjustment_waiting on desk_adjustment (asked_at, id) where status = 'waiting';
create index desk_adjustment_done on desk_adjustment (decided_at desc, id) where status <> 'waiting';

-- Members are found by how the name, the number or the address begins.
create index members_member_account_begins on members_member (account text_pattern_ops);
create index members_profile_name_begins on members_profile (lower(full_name) text_pattern_ops)
  where full_name is not null;
create index members_profile_mobile_begins on members_profile (mobile text_pattern_ops)
  where mobile is not null;
create index members_profile_email_begins on members_profile (email text_pattern_ops)
  where email is not null;
