-- Prizes and closing times that people have set; where there are none, those of the release hold.
-- Of prizes a second person decides; `number` counts what came in force, in order.
create table terms_change (
  id bigint generated always as identity primary key,
  lottery text not null check (length(lottery) between 1 and 40),
  -- The prize mode whose prizes these are; empty for a closing time.
  mode text not null check (length(mode) <= 10),
  before json not null,
  after json not null,
  reason text not null check (length(reason) between 3 and 500),
  status text not null check (status in ('waiting', 'applied', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null default book_now(),
  decided_by text,
  decided_at timestamptz,
  number bigint unique,
  constraint terms_change_is_decided check ((status = 'waiting') = (decided_at is null)),
  constraint terms_change_is_numbered check ((status = 'applied') = (number is not null)),
  constraint terms_change_has_four_eyes
    check (mode = '' or status <> 'applied' or asked_by <> decided_by)
);

create unique index terms_change_waits on terms_change (lottery, mode) where status = 'waiting';
create index terms_change_in_force on terms_change (lottery, mode, number desc)
  where status = 'applied';

-- Decided once, and nothing else of it ever changes.
create function terms_change_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'waiting'
    or (new.lottery, new.mode, new.before::text, new.after::text, new.reason, new.asked_by, new.asked_at)
      is distinct from
      (old.lottery, old.mode, old.before::text, old.after::text, old.reason, old.asked_by, old.asked_at)
  then
    raise exception 'terms_change is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger terms_change_is_kept before update or delete on terms_change
  for each row execute function terms_change_is_kept();

-- What was in force when a draw opened: its prizes for good.
alter table draw add column terms bigint not null default 0;

create function draw_keeps_terms() returns trigger language plpgsql as $$
begin
  if new.status = 'selling' and old.status = 'scheduled' then
    new.terms := coalesce((select max(number) from terms_change
      where lottery = new.lottery and status = 'applied'), 0);
  elsif new.terms <> old.terms then
    raise exception 'a draw that has opened keeps its prizes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger draw_keeps_terms before update on draw
  for each row execute function draw_keeps_terms();
