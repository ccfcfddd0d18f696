-- What happened to a deposit is kept as it is of a withdrawal: a line a step, only ever added. As a
-- column of the order the whole past could be written anew with every change.
create table deposits_step (
  order_id deposit_id not null references deposits_order,
  place integer not null,
  status text not null,
  at timestamptz not null,
  primary key (order_id, place)
);

insert into deposits_step (order_id, place, status, at)
select o.id, s.place, s.step ->> 'status', (s.step ->> 'at')::timestamptz
from deposits_order o
  cross join lateral jsonb_array_elements(o.steps) with ordinality as s (step, place);

alter table deposits_order drop column steps;
