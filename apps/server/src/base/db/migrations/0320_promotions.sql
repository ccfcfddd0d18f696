create domain participation_id as text check (value like 'ptc\_%');

-- Which status of a participation may follow which: nothing else is possible, whoever writes.
create table promotions_arrow (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into promotions_arrow (from_status, to_status) values
  ('comingSoon', 'join'), ('join', 'joined'), ('join', 'applying'), ('applying', 'joined'),
  ('applying', 'issued'), ('applying', 'rejected'), ('joined', 'process'), ('process', 'claim'),
  ('claim', 'claimed'), ('comingSoon', 'close'), ('join', 'close'), ('applying', 'close'),
  ('joined', 'close'), ('process', 'close'), ('claim', 'close');

-- A member's part in a promotion, by the terms it was joined by.
create table promotions_participation (
  id participation_id primary key,
  member_id member_id not null references members_member,
  promotion text not null, -- The key of the content.
  period text not null, -- The day, week or year it counts for; empty for once and for all.
  status text not null,
  terms jsonb not null, -- The promotion as it was when it was joined.
  terms_version integer not null,
  terms_hash text not null, -- SHA-256 of what is promised and asked.
  kind text not null, -- Of the offer in the terms.
  comment text, -- What an applicant wrote.
  decided_at timestamptz,
  decided_by text,
  reason text, -- Why it was decided so.
  reserved minor not null default 0, -- What of the budget is kept for it.
  amount minor, -- What is given, once it is known.
  progress minor not null default 0, -- Valid bets so far.
  reward_id reward_id references claims_reward,
  bonus_id bonus_id references bonuses_grant,
  joined_at timestamptz not null,
  ends_at timestamptz not null, -- The terms can be met before it.
  changed_at timestamptz not null,
  constraint promotions_participation_once unique (member_id, promotion, period),
  constraint promotions_participation_status check (status = any (array['comingSoon', 'join',
    'applying', 'joined', 'process', 'claim', 'claimed', 'issued', 'rejected', 'close'])),
  constraint promotions_participation_comment check (length(comment) between 1 and 140),
  constraint promotions_participation_applied check (status <> 'applying' or comment is not null),
  constraint promotions_participation_decided check ((decided_at is null) = (decided_by is null)),
  constraint promotions_participation_rejected check (status <> 'rejected' or reason is not null),
  constraint promotions_participation_amounts
    check (amount > 0 and progress >= 0 and reserved >= 0)
);

create index promotions_participation_due on promotions_participation (ends_at)
  where status = any (array['comingSoon', 'join', 'applying', 'joined', 'process', 'claim']);
create index promotions_participation_waiting on promotions_participation (joined_at, id)
  where status = 'applying';
create index promotions_participation_decided on promotions_participation (decided_at desc, id desc)
  where decided_at is not null;
create index promotions_participation_playing on promotions_participation (member_id)
  where status = any (array['joined', 'process']);
create unique index promotions_participation_reward on promotions_participation (reward_id)
  where reward_id is not null;

create function promotions_check_arrow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> all (array['comingSoon', 'join']) then
      raise exception 'a participation begins as comingSoon or join, not as %', new.status
        using errcode = 'check_violation', constraint = 'promotions_participation_arrow';
    end if;
    return new;
  end if;
  if new.status <> old.status and not exists (
    select from promotions_arrow where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a participation does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'promotions_participation_arrow';
  end if;
  if row (new.terms, new.terms_version, new.terms_hash) is distinct from
      row (old.terms, old.terms_version, old.terms_hash)
      and old.status <> all (array['comingSoon', 'join']) then
    raise exception 'the terms of a participation are those it was joined by'
      using errcode = 'check_violation', constraint = 'promotions_participation_frozen';
  end if;
  return new;
end $$;

create trigger promotions_participation_arrow before insert or update on promotions_participation
  for each row execute function promotions_check_arrow();

-- A bonus may come without a deposit: as a reward that was claimed.
alter table bonuses_grant
  alter column deposit_id drop not null,
  add column reward_id reward_id references claims_reward,
  add constraint bonuses_grant_of_reward unique (reward_id),
  add constraint bonuses_grant_source check ((deposit_id is null) <> (reward_id is null));

-- Promotions that operators wrote when they were only texts become ones that lead to the list.
insert into brand_content (brand, kind, key, version, body, position, created_by, created_at)
select brand, kind, key, version + 1,
  body || jsonb_build_object('category', 'event', 'from', body -> 'since', 'until', '2099-12-31',
    'decides', 'rule', 'offer', jsonb_build_object('kind', 'page', 'page', '/promotions')),
  position, created_by, created_at
from (
  select distinct on (brand, key) * from brand_content where kind = 'promotions'
  order by brand, key, version desc
) as newest
where body is not null and created_by <> 'files' and not body ? 'offer';
