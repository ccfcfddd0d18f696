-- A vendor of games, and how it speaks to us.
create table vendors_vendor (
  code text primary key,
  name text not null,
  dialect text not null,
  is_open boolean not null default true,
  round_rule text not null,
  -- Null: from anywhere. Else addresses and networks, such as 203.0.113.0/24.
  addresses text[],
  -- Currency code of the vendor → { currency, decimals, multiplyBy, divideBy }: see vendor-amount.ts.
  scales jsonb not null,
  created_at timestamptz not null,
  constraint vendors_vendor_code check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint vendors_vendor_dialect check (dialect = any (array['own', 'uuid', 'aggregator'])),
  constraint vendors_vendor_round_rule check (round_rule = any (array['mixed', 'gamewise']))
);

-- Keys by which a vendor signs. A new one is made while the old one still works for a while.
create table vendors_key (
  key_id text primary key,
  vendor text not null references vendors_vendor,
  algorithm text not null,
  -- The shared secret of HMAC, or the public key (PEM) of RSA.
  material text not null,
  created_at timestamptz not null,
  retires_at timestamptz,
  constraint vendors_key_algorithm check (algorithm = any (array['hmac-sha256', 'rsa-sha256']))
);

create index vendors_key_vendor on vendors_key (vendor);

-- Money on its way to or from a vendor that keeps a wallet of its own. The money leaves (or waits)
-- before the vendor is called; only what the vendor says, never a silence, ends a transfer.
create table vendors_wallet_transfer (
  id text primary key,
  request_key text not null unique,
  member_id member_id not null,
  vendor text not null references vendors_vendor,
  direction text not null,
  currency text not null,
  amount minor not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint vendors_wallet_transfer_amount check (amount > 0),
  constraint vendors_wallet_transfer_direction check (direction = any (array['in', 'out'])),
  constraint vendors_wallet_transfer_status
    check (status = any (array['sent', 'done', 'failed']))
);

create index vendors_wallet_transfer_sent on vendors_wallet_transfer (created_at)
  where status = 'sent';

-- One at a time: the balance a vendor names then tells what was won and lost there in between.
create unique index vendors_wallet_transfer_one on vendors_wallet_transfer (member_id, vendor)
  where status = 'sent';
