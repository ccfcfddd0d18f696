-- What operators decide about draws and limits, with who asked for it, who agreed and why.

-- A draw that is held later than it was announced: the moment that was announced first, and why.
alter table draw add column postponed_from timestamptz, add column postpone_reason text,
  add constraint draw_postponed_why check ((postponed_from is null) = (postpone_reason is null));

create index draw_by_time on draw (draws_at, id);

-- Nobody has drawn yet: it waits for its new time again, and sells nothing.
insert into draw_arrow (from_status, to_status) values ('awaiting', 'closed');

-- Each time a draw was put off: never changed.
create table draw_move (
  id bigint generated always as identity primary key,
  draw_id text not null references draw,
  closes_from timestamptz not null,
  closes_to timestamptz not null,
  draws_from timestamptz not null,
  draws_to timestamptz not null,
  by_whom text not null,
  reason text not null,
  at timestamptz not null default book_now(),
  constraint draw_move_later check (draws_to > draws_from and closes_to >= closes_from)
);

create index draw_move_of_draw on draw_move (draw_id, id);

create trigger draw_move_append_only before update or delete on draw_move
  for each row execute function refuse_change();

-- Why somebody proposes another result: what players read when it is confirmed.
alter table entry add column reason text;

-- Every change of a limit or of a single number: what it was, what it becomes, who and why. What is
-- above the usual limits waits for a second person.
create table limit_change (
  id bigint generated always as identity primary key,
  lottery text not null,
  play text not null,
  -- Empty where it is the limit of a play.
  number text not null default '',
  before json,
  after json,
  reason text not null,
  status text not null check (status in ('waiting', 'applied', 'refused')),
  asked_by text not null,
  asked_at timestamptz not null default book_now(),
  decided_by text,
  decided_at timestamptz,
  -- Whether it took a second person.
  is_large boolean not null,
  constraint limit_change_decided check (
    (status = 'waiting') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint limit_change_has_four_eyes check (
    status <> 'applied' or not is_large or decided_by <> asked_by)
);

create unique index limit_change_waits on limit_change (lottery, play, number)
  where status = 'waiting';

create function limit_change_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'waiting' then
    raise exception 'limit_change is never changed' using errcode = 'check_violation';
  end if;
  if (new.lottery, new.play, new.number, new.before::text, new.after::text, new.reason, new.asked_by,
      new.asked_at, new.is_large)
      is distinct from (old.lottery, old.play, old.number, old.before::text, old.after::text,
        old.reason, old.asked_by, old.asked_at, old.is_large) then
    raise exception 'what was asked is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger limit_change_is_kept before update or delete on limit_change
  for each row execute function limit_change_is_kept();
