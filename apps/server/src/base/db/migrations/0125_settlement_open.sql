-- What is still to be paid, in a table of its own: it stays small, however many bills were paid, and
-- a bill that is paid changes in its place without a word to any index.
create table settlement_open (
  bill_id bill_id primary key,
  kind text not null,
  payer_id member_id, -- Null: the platform.
  payee_id member_id not null,
  depth integer not null,
  owed minor not null, -- What is left of it.
  payments integer not null, -- How many times something was paid.
  constraint settlement_open_kind
    check (kind = any (array['dividend', 'daily', 'hourly', 'realtime', 'rebate'])),
  constraint settlement_open_owed check (owed > 0)
);

insert into settlement_open (bill_id, kind, payer_id, payee_id, depth, owed, payments)
select b.id, b.kind, b.payer_id, b.payee_id, b.depth, b.amount - b.paid,
  (select count(*) from settlement_payment p where p.bill_id = b.id)
from settlement_bill b where b.status = any (array['due', 'partly', 'insufficient']);

-- In the order they are paid in; what the platform owes comes first on its level.
create index settlement_open_order
  on settlement_open (depth, (coalesce(payer_id::text, '')), bill_id);
create index settlement_open_payee on settlement_open (payee_id);

drop index settlement_bill_open;
drop index settlement_bill_owed;
drop index settlement_bill_awaited;

-- Room for a bill that was paid beside what it was before.
alter table settlement_bill set (fillfactor = 50);

-- A bill is written with its run and names the sides of an agreement, which stand in for members; a
-- payment is written with its bill. To look all of them up again, and hold them, row by row, cost
-- more than to write them.
alter table settlement_bill drop constraint settlement_bill_run_id_fkey;
alter table settlement_bill drop constraint settlement_bill_payer_id_fkey;
alter table settlement_bill drop constraint settlement_bill_payee_id_fkey;
alter table settlement_payment drop constraint settlement_payment_bill_id_fkey;
