-- A payment above the brand's ceiling that a provider told of. It is credited when two operators
-- agree, and never otherwise; told again, it is the same.
create table deposits_held (
  provider text not null,
  payment_id text not null,
  order_id deposit_id not null references deposits_order,
  amount minor not null,
  arrived_at timestamptz not null, -- As the provider says.
  held_at timestamptz not null,
  outcome text,
  decided_at timestamptz,
  primary key (provider, payment_id),
  constraint deposits_held_amount check (amount > 0),
  constraint deposits_held_outcome check (outcome = any (array['credited', 'refused'])),
  constraint deposits_held_decided check ((outcome is null) = (decided_at is null))
);

create index deposits_held_open on deposits_held (order_id) where outcome is null;

-- More may be held for an order that was credited before: an operator looks at it again.
alter table deposits_order
  drop constraint deposits_order_arrived,
  add constraint deposits_order_arrived check (
    (status <> 'credited' or paid > 0)
    and (paid = 0 or status = any (array['credited', 'checking']))
  );
