-- Whoever recommended the site to a member is known from their registration on and stays. As an
-- inviter is always there before the friend, nobody invites themselves and no circle can be closed.
alter table members_member
  add constraint members_member_other_inviter check (referred_by <> id);

create function members_inviter_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the inviter of % is fixed at registration', old.id;
end
$$;

create trigger members_inviter_stays before update of referred_by on members_member
  for each row when (old.referred_by is distinct from new.referred_by)
  execute function members_inviter_stays();

-- A friend who came by a member's code, with the terms of that day: what is published later changes
-- nothing for them. Rows are updated often: room for it on each page.
create table referrals_friend (
  friend_id member_id primary key references members_member, -- Counts once, for one inviter.
  inviter_id member_id not null references members_member,
  joined_at timestamptz not null,
  terms jsonb, -- The brand's row as it was; null where the programme was closed.
  from_on date not null, -- First day that counts, in the brand's time …
  until_on date not null, -- … and the first day after the last one.
  step text not null,
  stop text, -- Why nothing comes of it, for both.
  inviter_stop text, -- Why nothing comes of it for the inviter alone.
  undone text, -- What was taken back after it had counted.
  verified_at timestamptz,
  deposited minor not null default 0,
  bet minor not null default 0,
  reserved minor not null default 0, -- What is set aside of the budget for this friend.
  hold_until timestamptz,
  rewarded_on date, -- The day on which the reward was offered, in the brand's time.
  round integer not null default 0, -- How often it was offered: more than once after a void.
  look_at timestamptz, -- When to count it again at the latest; null: never.
  constraint referrals_friend_other check (friend_id <> inviter_id),
  constraint referrals_friend_step check (
    step in ('verify', 'deposit', 'bets', 'hold', 'reward', 'stopped')),
  constraint referrals_friend_stop check ((step = 'stopped') = (stop is not null)),
  constraint referrals_friend_held check (step <> 'hold' or hold_until is not null),
  constraint referrals_friend_rewarded check ((step = 'reward') = (rewarded_on is not null)),
  constraint referrals_friend_sums check (deposited >= 0 and bet >= 0 and reserved >= 0)
) with (fillfactor = 80);

create index referrals_friend_inviter on referrals_friend (inviter_id, joined_at desc);
create index referrals_friend_due on referrals_friend (look_at) where look_at is not null;

-- One row: up to when deposits and proven contacts are looked at, what is set aside of the budget in
-- all, and whether pages were last told that the programme is open. Whoever counts holds it.
create table referrals_mark (
  is_only boolean primary key default true,
  counted_to timestamptz not null,
  reserved minor not null default 0,
  is_open boolean not null default false,
  constraint referrals_mark_is_only check (is_only),
  constraint referrals_mark_sum check (reserved >= 0)
);
insert into referrals_mark (counted_to) values ('2000-01-01');

-- Who was invited before there was a programme is shown to the inviter, and brings nothing.
insert into referrals_friend (friend_id, inviter_id, joined_at, from_on, until_on, step, stop)
select id, referred_by, created_at, created_at::date, created_at::date, 'stopped', 'closed'
from members_member where referred_by is not null;
