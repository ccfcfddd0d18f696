-- A member's order to be paid out. Its amount is held from the moment it is written.
create table withdrawals_order (
  id text primary key,
  reference text not null unique, -- What people say to each other, like WD-261115-8F2Q71.
  request_key text not null, -- The member's own name of the request.
  member_id member_id not null references members_member,
  bank_account_id text not null,
  -- Where it goes, as it was when it was asked for.
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  currency text not null,
  amount minor not null,
  fee minor not null,
  payout minor not null,
  -- What was ever deposited, and what of it was still to be bet, as the order found it: a payout
  -- does not wipe that out, and what is deposited later counts from there.
  deposited minor not null,
  turnover_left minor not null,
  status text not null,
  outcome text,
  checks jsonb not null, -- What was looked at: [{ check, isFine }].
  reason text,
  bank_reference text,
  amount_received minor,
  remark text,
  returned minor not null default 0,
  round integer not null default 0, -- Rises whenever an operator has to decide anew.
  requested_on date not null, -- The brand's day, whose withdrawals are counted.
  created_at timestamptz not null,
  changed_at timestamptz not null,
  waiting_since timestamptz not null, -- For an operator, while one has to decide.
  paid_at timestamptz,
  constraint withdrawals_order_once unique (member_id, request_key),
  constraint withdrawals_order_amounts check (
    amount > 0 and fee >= 0 and payout > 0 and payout + fee = amount
    and returned >= 0 and returned <= amount and turnover_left >= 0
  ),
  constraint withdrawals_order_received check (amount_received > 0 and amount_received < payout),
  constraint withdrawals_order_status check (status = any (array['review', 'approved', 'paying',
    'paid', 'received', 'partly', 'notReceived', 'closed', 'refused', 'cancelled'])),
  constraint withdrawals_order_outcome
    check (outcome = any (array['confirmed', 'automatic', 'forcedReceived', 'returned']))
);

create index withdrawals_order_member on withdrawals_order (member_id, id desc);
create index withdrawals_order_waiting on withdrawals_order (status, waiting_since)
  where status = any (array['review', 'approved', 'paying', 'partly', 'notReceived']);
create index withdrawals_order_changed on withdrawals_order (changed_at desc);
create index withdrawals_order_paid on withdrawals_order (paid_at) where paid_at is not null;
create index withdrawals_order_unanswered on withdrawals_order (paid_at) where status = 'paid';

-- What happened to an order, the first first.
create table withdrawals_step (
  order_id text not null references withdrawals_order,
  place integer not null,
  status text not null,
  at timestamptz not null,
  primary key (order_id, place)
);

-- What a provider was asked to pay, under the name it knows. Of an order's payouts all but the last
-- have failed: nothing can be paid twice.
create table withdrawals_payout (
  id text primary key,
  order_id text not null references withdrawals_order,
  provider text not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint withdrawals_payout_status check (status = any (array['sent', 'paid', 'failed']))
);

create unique index withdrawals_payout_one on withdrawals_payout (order_id)
  where status <> 'failed';
create index withdrawals_payout_sent on withdrawals_payout (created_at) where status = 'sent';

-- Who agreed to a payout, or to the return of one that did not come.
create table withdrawals_approval (
  order_id text not null references withdrawals_order,
  round integer not null,
  operator_id operator_id not null,
  at timestamptz not null,
  primary key (order_id, round, operator_id)
);

-- What came in from outside is little among all that moves; every withdrawal asks for its sum.
create index ledger_transfer_deposited on ledger_transfer (to_account)
  where reason = 'deposit_credited';
