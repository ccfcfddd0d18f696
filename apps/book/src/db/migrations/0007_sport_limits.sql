-- Limits of markets and of classes of members, with who asked for them, who agreed and why.

-- The class a trader has put a member into; without a row, the usual one, which has no limit of its own.
create table sport_player (
  player text primary key,
  class text not null check (class in ('limited', 'watched')),
  changed_by text not null,
  changed_at timestamptz not null default book_now()
);

-- `class:…` holds besides the row of the market, the sport or the house: the lower amount counts.
insert into sport_limit
    (scope, stake_min, return_max, player_max, outcome_max, live_ppm, refer_above, changed_by)
  values
    ('class:limited', 100, 50000000, 10000000, 1000000000, 500000, 10000000, 'book'),
    ('class:watched', 100, 5000000, 1000000, 1000000000, 250000, 1000000, 'book');

-- Every change of a limit. What lets the house lose more waits for a second person.
create table sport_limit_change (
  id bigint generated always as identity primary key,
  scope text not null,
  before json,
  after json not null,
  reason text not null,
  status text not null check (status in ('waiting', 'applied', 'refused')),
  is_large boolean not null,
  asked_by text not null,
  asked_at timestamptz not null default book_now(),
  decided_by text,
  decided_at timestamptz,
  constraint sport_limit_change_decided check (
    (status = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint sport_limit_change_has_four_eyes check (
    status <> 'applied' or not is_large or decided_by <> asked_by)
);

create unique index sport_limit_change_waits on sport_limit_change (scope) where status = 'waiting';

create function sport_limit_change_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'waiting' then
    raise exception 'sport_limit_change is never changed' using errcode = 'check_violation';
  end if;
  if (new.scope, new.before::text, new.after::text, new.reason, new.asked_by, new.asked_at, new.is_large)
      is distinct from (old.scope, old.before::text, old.after::text, old.reason, old.asked_by,
        old.asked_at, old.is_large) then
    raise exception 'what was asked is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger sport_limit_change_is_kept before update or delete on sport_limit_change
  for each row execute function sport_limit_change_is_kept();
