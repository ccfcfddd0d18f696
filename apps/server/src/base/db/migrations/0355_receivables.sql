-- What a member owes after a vendor has corrected a result: it had paid more, and the money was gone.
-- Money out waits until it is collected; a balance never falls below zero for it.
create table receivables_debt (
  vendor text not null,
  bet_ref text not null,
  member_id member_id not null references members_member,
  currency text not null,
  -- What is left to collect, and what was collected so far.
  owed minor not null check (owed >= 0),
  collected minor not null default 0 check (collected >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (vendor, bet_ref)
);

create index receivables_debt_open on receivables_debt (member_id) where owed > 0;

-- What a vendor told, by its own id: told again it changes nothing.
create table receivables_claim (
  vendor text not null,
  tx_id text not null,
  bet_ref text not null,
  amount minor not null check (amount >= 0),
  created_at timestamptz not null,
  primary key (vendor, tx_id)
);

-- Each attempt to collect, written before the money moves: taken up again under the same number.
create table receivables_collection (
  vendor text not null,
  bet_ref text not null,
  number integer not null check (number > 0),
  amount minor not null check (amount > 0),
  status text not null check (status in ('asked', 'done', 'refused')),
  created_at timestamptz not null,
  primary key (vendor, bet_ref, number),
  foreign key (vendor, bet_ref) references receivables_debt
);

create unique index receivables_collection_asked on receivables_collection (vendor, bet_ref)
  where status = 'asked';
