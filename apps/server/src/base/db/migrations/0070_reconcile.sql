-- A difference between two accounts of the same thing, for a person to explain or correct. Found
-- again and again, it stays one case.
create table reconcile_case (
  id text primary key,
  kind text not null,
  subject text not null, -- What differs: a currency, a vendor's movement, a bet.
  vendor text,
  statement_id text, -- The statement it came to light by.
  ours text, -- What our books say; null: nothing.
  theirs text, -- What the other side says; null: nothing.
  status text not null default 'open',
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  seen_count integer not null default 1,
  closed_at timestamptz,
  reason text,
  actor text,
  constraint reconcile_case_kind check (kind = any (array['books_unbalanced', 'clearing_differs',
    'movement_missing_here', 'movement_missing_there', 'amount_differs', 'player_differs',
    'statement_contradicts', 'bet_aged'])),
  constraint reconcile_case_status check (status = any (array['open', 'explained', 'corrected'])),
  constraint reconcile_case_closed check ((status = 'open') = (closed_at is null)
    and (status = 'open' or (reason <> '' and actor <> '')))
);

create unique index reconcile_case_open on reconcile_case (kind, subject) where status = 'open';
create index reconcile_case_subject on reconcile_case (kind, subject);

-- A file in which a vendor says what moved, taken in whole.
create table reconcile_statement (
  id text primary key,
  vendor text not null,
  digest bytea not null, -- Of the file: the same one twice is one.
  from_at timestamptz not null,
  to_at timestamptz not null,
  line_count integer not null,
  imported_at timestamptz not null,
  constraint reconcile_statement_is_one unique (vendor, digest),
  constraint reconcile_statement_period check (from_at < to_at)
);

-- One movement as the vendor tells it; what it said first stands.
create table reconcile_line (
  vendor text not null,
  kind text not null,
  tx_id text not null,
  statement_id text not null references reconcile_statement,
  member_id text not null,
  currency text not null,
  amount minor not null, -- What came to the player, or went (below zero).
  happened_at timestamptz not null,
  primary key (vendor, kind, tx_id)
);

create index reconcile_line_statement on reconcile_line (statement_id);

-- How long a vendor's bets may run before somebody looks at them.
create table reconcile_age (
  vendor text primary key,
  hours integer not null,
  constraint reconcile_age_hours check (hours > 0)
);
