create domain settlement_run_id as text check (value like 'run\_%');
create domain bill_id as text check (value like 'bil\_%');

-- A closed period of a kind, with all its bills: written together or not at all.
create table settlement_run (
  id settlement_run_id primary key,
  kind text not null,
  period text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  bill_count integer not null,
  amount minor not null,
  billed_at timestamptz not null,
  unique (kind, period, from_at),
  constraint settlement_run_kind
    check (kind = any (array['dividend', 'daily', 'hourly', 'realtime', 'rebate'])),
  constraint settlement_run_period check (period = any (array['slot', 'hour', 'day', 'week',
    'halfMonth', 'month']))
);

-- What one owes another for a period, and how it came about.
create table settlement_bill (
  id bill_id primary key,
  run_id settlement_run_id not null references settlement_run,
  agreement_id agreement_id, -- Null for rebates, which follow from rates.
  kind text not null,
  payer_id member_id references members_member, -- Null: the platform.
  payee_id member_id not null references members_member,
  currency text not null,
  from_at timestamptz not null, -- Later than the run's where the agreement began within it.
  to_at timestamptz not null,
  depth integer not null, -- Of the payee in the tree: bills are paid from the top down.
  valid_bets minor not null,
  profit minor not null, -- The house's win from the team.
  active_members integer not null,
  carried minor not null, -- Brought from the period before: zero or less.
  base minor not null, -- What the rate is of.
  tier integer, -- Which one was reached, from 1; null for none.
  rate integer not null,
  rates jsonb, -- For rebates: what direct downlines had themselves, where it was more than nothing.
  amount minor not null,
  paid minor not null default 0,
  carry minor not null default 0, -- Left for the period after: zero or less.
  status text not null,
  reason text, -- Of a rejection.
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint settlement_bill_kind
    check (kind = any (array['dividend', 'daily', 'hourly', 'realtime', 'rebate'])),
  constraint settlement_bill_status check (status = any (array['due', 'paid', 'partly',
    'insufficient', 'unreached', 'rejected'])),
  constraint settlement_bill_paid check (paid between 0 and amount)
);

create index settlement_bill_run on settlement_bill (run_id);
create index settlement_bill_payee on settlement_bill (payee_id, kind, id desc);
create index settlement_bill_payer on settlement_bill (payer_id, kind, id desc);
create index settlement_bill_carry on settlement_bill (kind, to_at) where carry < 0;
-- In the order they are paid in; what the platform owes comes first on its level.
create index settlement_bill_open on settlement_bill (depth, (coalesce(payer_id::text, '')), id)
  where status = any (array['due', 'partly', 'insufficient']);
create index settlement_bill_owed on settlement_bill (payer_id)
  where status = any (array['due', 'partly', 'insufficient']);
create index settlement_bill_awaited on settlement_bill (payee_id)
  where status = any (array['due', 'partly', 'insufficient']);

-- What was paid of a bill, one row a transfer, whose key is the bill and the number.
create table settlement_payment (
  bill_id bill_id not null references settlement_bill,
  number integer not null,
  amount minor not null,
  paid_at timestamptz not null,
  primary key (bill_id, number),
  constraint settlement_payment_amount check (amount > 0)
);

-- What somebody was paid from above and paid below on a day of the brand, by kind.
create table settlement_income (
  member_id member_id not null,
  day_on date not null,
  kind text not null,
  received minor not null,
  paid_below minor not null,
  primary key (member_id, day_on, kind),
  constraint settlement_income_kind
    check (kind = any (array['dividend', 'daily', 'hourly', 'realtime', 'rebate']))
);

-- One row, from the first pass on: rebates are settled from this moment.
create table settlement_start (
  is_only boolean primary key default true,
  rebates_at timestamptz not null,
  constraint settlement_start_is_only check (is_only)
);
