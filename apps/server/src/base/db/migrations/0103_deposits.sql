create domain deposit_id as text check (value like 'dep\_%');

-- A member's order to bring money in, written before any provider is told. What the brand asked for
-- when it was opened holds for it until its end.
create table deposits_order (
  id deposit_id primary key,
  reference text not null unique, -- What people say to each other, like DP-261115-8F2Q71.
  request_key text not null, -- The member's own name of the request.
  member_id member_id not null references members_member,
  language text not null,
  method text not null,
  names jsonb not null, -- Of the method, by language.
  kind text not null,
  provider text, -- Null: an operator looks at a slip.
  currency text not null,
  amount minor not null,
  fee_fixed minor not null,
  fee_ppm integer not null,
  paid minor not null default 0, -- What has arrived, and what came to the member of it.
  credited minor not null default 0,
  status text not null,
  steps jsonb not null, -- What happened so far: [{ status, at }].
  instructions jsonb,
  pay_url text,
  expires_minutes integer not null,
  expires_at timestamptz not null, -- Counted from the moment it could be paid.
  next_ask_at timestamptz, -- When the provider is asked next; null: nothing more is expected.
  ask_count integer not null default 0,
  slips integer not null default 0,
  remark text,
  queued_at timestamptz, -- Since when an operator has to look at it.
  decided_at timestamptz,
  decided_by operator_id,
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint deposits_order_once unique (member_id, request_key),
  constraint deposits_order_kind check (kind = any (array['qr', 'bank', 'wallet', 'crypto'])),
  constraint deposits_order_status check (status = any (array['opening', 'waiting', 'checking',
    'credited', 'expired', 'failed', 'refused'])),
  constraint deposits_order_amounts check (
    amount > 0 and fee_fixed >= 0 and fee_ppm >= 0 and fee_ppm <= 1000000
    and paid >= 0 and credited >= 0 and credited <= paid
  ),
  constraint deposits_order_arrived check ((status = 'credited') = (paid > 0)),
  constraint deposits_order_decided check ((decided_at is null) = (decided_by is null))
);

create index deposits_order_member on deposits_order (member_id, id desc);
create index deposits_order_open on deposits_order (expires_at)
  where status = any (array['opening', 'waiting', 'checking']);
create index deposits_order_ask on deposits_order (next_ask_at) where next_ask_at is not null;
create index deposits_order_queue on deposits_order (queued_at) where status = 'checking';
create index deposits_order_decided_at on deposits_order (decided_at)
  where decided_at is not null;

-- One payment that arrived, under the name its provider gives it: it is credited once. Those found
-- by an operator are of the provider `hand`, under the bank's reference.
create table deposits_receipt (
  provider text not null,
  payment_id text not null,
  order_id deposit_id not null references deposits_order,
  member_id member_id not null,
  amount minor not null,
  -- What an operator had credited before the provider told of it: it went to nobody again.
  covered minor not null,
  fee minor not null,
  credited minor not null,
  arrived_at timestamptz not null, -- As the provider says.
  created_at timestamptz not null,
  primary key (provider, payment_id),
  constraint deposits_receipt_amounts check (
    amount > 0 and covered >= 0 and fee >= 0 and credited >= 0
    and covered + fee + credited = amount
  )
);

create index deposits_receipt_order on deposits_receipt (order_id);
create index deposits_receipt_created on deposits_receipt (created_at);
create index deposits_receipt_member on deposits_receipt (member_id, created_at);

-- Who agreed to credit what. Two who agree on the amount and the bank's reference are enough.
create table deposits_approval (
  order_id deposit_id not null references deposits_order,
  operator_id operator_id not null,
  amount minor not null,
  bank_reference text not null,
  at timestamptz not null,
  primary key (order_id, operator_id)
);

-- Members limit what they bring in, too.
alter table limits_limit
  drop constraint limits_limit_kind,
  add constraint limits_limit_kind check (kind = any (array['stake', 'loss', 'deposit']));
