-- Days on which an official draw is held on another day, or not at all. The newest row of a day holds;
-- `draw_id` is the draw that was there already and was put off or taken out with it.
create table draw_day (
  id bigint generated always as identity primary key,
  lottery text not null check (length(lottery) <= 40),
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  held_on text check (held_on ~ '^\d{4}-\d\d-\d\d$'),
  draw_id text references draw,
  by_whom text not null check (length(by_whom) <= 60),
  reason text not null check (length(reason) <= 500),
  at timestamptz not null default book_now()
);

create index draw_day_of_lottery on draw_day (lottery, day, id);

create trigger draw_day_append_only before update or delete on draw_day
  for each row execute function refuse_change();
