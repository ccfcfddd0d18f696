-- The vocabulary of the ledger. Accounts and transfers are numbers, not prefixed texts: two of them
-- stand in every row of the busiest table, and they never leave the server.
create domain minor as bigint;
create domain account_id as bigint check (value <> 0);
create domain transfer_id as bigint check (value > 0);

-- An account holds one currency for one holder and one purpose. Numbers above zero are members',
-- below zero the house's: the sign keeps the indexes of statements small and fixes the order of
-- locks (from high to low, so the accounts everybody shares are locked last and held shortest).
create table ledger_account (
  id account_id primary key,
  holder text not null, -- mem_…, vendor:…, provider:…, house
  purpose text not null,
  part text not null default '', -- Which of several, for example the vendor of a vendor wallet.
  currency text not null,
  stripe smallint not null default 0,
  floor minor, -- Null: may go below zero. Only the house's own accounts do.
  balance minor not null default 0,
  version bigint not null default 0, -- How many entries it has; the number of the last one.
  revision bigint not null default 0, -- Rises with every write, also one that moved nothing.
  opened_at timestamptz not null default now(),
  constraint ledger_account_is_one unique (holder, purpose, part, currency, stripe),
  constraint ledger_account_floor check (floor is null or balance >= floor),
  constraint ledger_account_owner check ((id > 0) = (floor is not null)),
  constraint ledger_account_purpose check (purpose = any (array['cash', 'bonus', 'locked', 'held',
    'points', 'vendor_wallet', 'vendor_clearing', 'payment_clearing', 'promotion', 'commission',
    'salary', 'rebate', 'jackpot', 'fee', 'adjustment', 'issue', 'rounding']))
) with (fillfactor = 50); -- Room for a new version of a row beside the old one: no index is touched.

create sequence ledger_member_account_number;
-- Sixteen numbers an account: the stripes of an account that many write to at once.
create sequence ledger_house_account_number increment by -16 start with -16 maxvalue -16;

-- Numbers are given out in blocks, so that a process can name a transfer before writing it.
create sequence ledger_transfer_number increment by 65536 start with 65536;

-- One row a transfer, both sides in it, each with the balance it left behind and the number of that
-- entry in its account. `ledger_entry` shows them one side a row.
create table ledger_transfer (
  created_at timestamptz not null, -- When it was written.
  id transfer_id not null,
  event_at timestamptz not null, -- When it happened, which for a late settlement is earlier.
  request_key text not null,
  reason text not null,
  from_account account_id not null,
  from_version bigint not null,
  from_balance minor not null,
  to_account account_id not null,
  to_version bigint not null,
  to_balance minor not null,
  amount minor not null,
  reverses transfer_id,
  primary key (created_at, id),
  constraint ledger_transfer_amount check (amount > 0),
  constraint ledger_transfer_sides check (from_account <> to_account)
) partition by range (created_at);

create index ledger_transfer_from on ledger_transfer (from_account, from_version)
  where from_account > 0;
create index ledger_transfer_to on ledger_transfer (to_account, to_version) where to_account > 0;

create view ledger_entry as
  select from_account as account_id, from_version as version, id as transfer_id, created_at,
    event_at, request_key, reason, -amount as amount, from_balance as balance
  from ledger_transfer
  union all
  select to_account, to_version, id, created_at, event_at, request_key, reason, amount, to_balance
  from ledger_transfer;

-- Every request that was answered, with what it asked and what it was told. A table of its own,
-- because a key is unique for ever while transfers are kept by month.
create table ledger_request (
  key text primary key,
  content text not null, -- What was asked; the same key with other content is a conflict.
  answer text not null, -- What was answered, to the byte.
  created_at timestamptz not null,
  first_transfer transfer_id, -- Its transfers are numbered from here on …
  transfer_count smallint not null, -- … this many, written at `created_at`.
  constraint ledger_request_transfers check ((first_transfer is null) = (transfer_count = 0))
);

-- The digest of each closed day over its transfers and the digest before it.
create table ledger_day (
  day date primary key,
  transfer_count bigint not null,
  digest bytea not null,
  previous bytea not null,
  closed_at timestamptz not null
);

-- One row: transfers may be written only from this moment on. Earlier days are closed.
create table ledger_fence (
  is_only boolean primary key default true,
  open_from timestamptz not null default '-infinity',
  constraint ledger_fence_is_only check (is_only)
);
insert into ledger_fence default values;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'BZ403';
end $$;

create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function ledger_refuse_change();
create trigger ledger_request_append_only before update or delete on ledger_request
  for each row execute function ledger_refuse_change();
create trigger ledger_request_no_truncate before truncate on ledger_request
  for each statement execute function ledger_refuse_change();
create trigger ledger_day_append_only before update or delete on ledger_day
  for each row execute function ledger_refuse_change();
create trigger ledger_day_no_truncate before truncate on ledger_day
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_no_delete before delete on ledger_account
  for each row execute function ledger_refuse_change();
create trigger ledger_account_no_truncate before truncate on ledger_account
  for each statement execute function ledger_refuse_change();

-- Makes the months from one day to another, those that are missing; answers how many it made, and
-- which cannot be made any more, because rows of theirs are kept outside of every month already.
create function ledger_make_months(first_day date, last_day date, out made int, out stuck text[])
language plpgsql as $$
declare
  month date := date_trunc('month', first_day);
  name text;
begin
  made := 0;
  stuck := '{}';
  while month <= last_day loop
    name := 'ledger_transfer_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null then begin
      execute format('create table %I partition of ledger_transfer for values from (%L) to (%L)',
        name, month::timestamp at time zone 'UTC',
        (month + interval '1 month')::timestamp at time zone 'UTC');
      execute format('create trigger %I before truncate on %I
        for each statement execute function ledger_refuse_change()', name || '_no_truncate', name);
      made := made + 1;
    exception when check_violation then
      stuck := stuck || name;
    end; end if;
    month := month + interval '1 month';
  end loop;
end $$;

-- What falls outside every month that was made is still kept.
create table ledger_transfer_other partition of ledger_transfer default;
create trigger ledger_transfer_other_no_truncate before truncate on ledger_transfer_other
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfer_no_truncate before truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();

select ledger_make_months(
  (current_date - interval '3 months')::date, (current_date + interval '13 months')::date);
