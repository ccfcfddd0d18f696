create domain reward_id as text check (value like 'rwd\_%');

-- What a member was given by any programme: one row from the promise to the receipt.
create table claims_reward (
  id reward_id primary key,
  member_id member_id not null references members_member,
  programme text not null, -- Who gives it: raffle, rank, mission, operator, …
  source_key text not null, -- What it was earned by; asked for again, it is the same reward.
  kind text not null, -- What is paid.
  currency text not null,
  amount minor not null, -- Money in the smallest unit; points, rounds and tickets as they are counted.
  terms jsonb not null default '{}', -- What the payer needs, as it was when it was offered.
  names jsonb not null, -- What it is for, by language, as the member reads it.
  state text not null default 'offered',
  held_because text, -- The published term it is held by.
  opens_at timestamptz not null, -- It can be claimed from then on …
  expires_at timestamptz, -- … and before then; null: for good.
  is_announced boolean not null, -- Whether the open page was told that it can be claimed.
  notices smallint not null default 0, -- How many of the two notices of its end were written.
  offered_at timestamptz not null,
  ended_at timestamptz, -- When it was claimed, ran out or was withdrawn.
  constraint claims_reward_once unique (member_id, programme, source_key),
  constraint claims_reward_amount check (amount > 0),
  constraint claims_reward_span check (expires_at > opens_at),
  constraint claims_reward_kind
    check (kind = any (array['cash', 'bonus', 'points', 'free_rounds', 'tickets'])),
  constraint claims_reward_state
    check (state = any (array['offered', 'held', 'claimed', 'expired', 'refused'])),
  constraint claims_reward_held check (state <> 'held' or held_because is not null),
  constraint claims_reward_ended check ((state = any (array['offered', 'held'])) = (ended_at is null))
);

create index claims_reward_open on claims_reward (member_id, expires_at)
  where state = any (array['offered', 'held']);
create index claims_reward_ended_newest on claims_reward (member_id, ended_at desc, id desc)
  where ended_at is not null;
create index claims_reward_due on claims_reward (expires_at) where state = 'offered';
create index claims_reward_unannounced on claims_reward (opens_at)
  where state = 'offered' and not is_announced;
