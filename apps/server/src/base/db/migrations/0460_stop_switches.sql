-- What operators have shut: all play, a vendor or a game of the catalogue, a way to deposit. Each is
-- one row from its beginning to its end, and nobody changes what was written of it.
create domain stop_id as text check (value like 'stp\_%');

create table switches_stop (
  id stop_id primary key,
  kind text not null,
  target text not null, -- Nothing for all play, a vendor's code, a game's number, a method's code.
  reason text not null,
  stopped_by operator_id not null references operators_operator,
  stopped_at timestamptz not null,
  lift_reason text,
  lifted_by operator_id references operators_operator,
  lifted_at timestamptz,
  constraint switches_stop_kind check (kind = any (array['play', 'vendor', 'game', 'method'])),
  constraint switches_stop_target check ((kind = 'play') = (target = '')),
  constraint switches_stop_lifted
    check (num_nulls(lift_reason, lifted_by, lifted_at) = any (array[0, 3]))
);
create unique index switches_stop_is_one on switches_stop (kind, target) where lifted_at is null;
create index switches_stop_newest on switches_stop (stopped_at desc);

-- Rises with every change: a bet is decided on what this number stood for, or decided again.
create table switches_revision (
  is_only boolean primary key default true,
  revision bigint not null default 0,
  constraint switches_revision_is_one check (is_only)
);
insert into switches_revision default values;

-- What is shut, as the wallet knows games. No provider: all play. No game: the whole provider.
create view switches_shut as
  select null::text as provider, null::text as game
  from switches_stop s where s.kind = 'play' and s.lifted_at is null
  union all
  select v.provider, null
  from catalog_vendor v
    left join switches_stop s on s.kind = 'vendor' and s.target = v.code and s.lifted_at is null
  where v.provider is not null
  group by v.provider having bool_and(s.id is not null)
  union all
  select v.provider, g.code
  from switches_stop s
    join catalog_game g on (s.kind = 'vendor' and g.vendor = s.target)
      or (s.kind = 'game' and g.node_id::text = s.target)
    join catalog_vendor v on v.code = g.vendor
  where s.lifted_at is null and v.provider is not null;

-- Bets hold the lock together while they are written; a change holds it alone. So a change commits
-- after every bet that was decided without it, and whoever waited for it sees it: a function that is
-- volatile reads anew once it has the lock.
create function switches_check(known bigint) returns integer language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(460460);
  if (select revision from switches_revision) <> known then
    return decide_again();
  end if;
  return 1;
end $$;

create function switches_is_shut(of_kind text, of_target text) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(460460);
  return exists (select from switches_stop
    where kind = of_kind and target = of_target and lifted_at is null);
end $$;

create function switches_raise() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(460460);
  update switches_revision set revision = revision + 1;
  return null;
end $$;
create trigger switches_stop_raise after insert or update on switches_stop
  for each statement execute function switches_raise();

-- A game that comes to a vendor which is shut is shut too.
create function switches_follow_catalogue() returns trigger language plpgsql as $$
begin
  if exists (select from switches_stop where lifted_at is null) then
    perform pg_advisory_xact_lock(460460);
    update switches_revision set revision = revision + 1;
  end if;
  return null;
end $$;
create trigger catalog_game_switches after insert or update of code, vendor on catalog_game
  for each statement execute function switches_follow_catalogue();
create trigger catalog_vendor_switches after insert or update of provider on catalog_vendor
  for each statement execute function switches_follow_catalogue();

create function switches_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.lifted_at is not null or (new.id, new.kind, new.target, new.reason,
      new.stopped_by, new.stopped_at) is distinct from (old.id, old.kind, old.target, old.reason,
      old.stopped_by, old.stopped_at) then
    raise exception 'a stop is only lifted' using errcode = 'BZ403';
  end if;
  return new;
end $$;
create trigger switches_stop_keep before update or delete on switches_stop
  for each row execute function switches_keep();
