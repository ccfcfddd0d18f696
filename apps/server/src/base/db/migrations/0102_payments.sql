create domain difference_id as text check (value like 'dif\_%');

-- What a provider told us and we took, once: its bytes, and whom it was about. Kept, so that anyone
-- can see later what was said.
create table payments_notice (
  provider text not null,
  digest bytea not null, -- Of the body, which a repeat does not change.
  order_id text not null,
  body text not null,
  taken_at timestamptz not null,
  primary key (provider, digest)
);

create index payments_notice_order on payments_notice (order_id);

-- That a provider has told all that moved on a day, and when it was asked last.
create table payments_statement (
  provider text not null,
  day date not null, -- Of the brand's calendar.
  asked_at timestamptz not null,
  primary key (provider, day)
);

-- One movement as the provider tells it, as it told it last.
create table payments_statement_line (
  provider text not null,
  about text not null,
  order_id text not null,
  reference text not null, -- The payment's id for a deposit, the bank's reference for a payout.
  day date not null,
  amount minor not null,
  happened_at timestamptz not null,
  primary key (provider, order_id, about, reference),
  foreign key (provider, day) references payments_statement,
  constraint payments_statement_line_about check (about = any (array['deposit', 'payout'])),
  constraint payments_statement_line_amount check (amount > 0)
);

create index payments_statement_line_day on payments_statement_line (provider, day);

-- Where our books and a provider's do not say the same, for a person to explain. Found again and
-- again it stays one; when it is gone it is closed without anyone's name.
create table payments_difference (
  id difference_id primary key,
  provider text not null,
  day date not null,
  reference text not null, -- The request's key in our ledger, or the order.
  kind text not null,
  here minor, -- What our books say; null: nothing.
  there minor, -- What the provider says; null: nothing.
  status text not null default 'open',
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by operator_id,
  note text,
  constraint payments_difference_kind
    check (kind = any (array['missing_here', 'missing_there', 'amount_differs'])),
  constraint payments_difference_status check (status = any (array['open', 'closed'])),
  constraint payments_difference_closed check ((status = 'open') = (closed_at is null)
    and (closed_by is null) = (note is null) and (status = 'closed' or note is null)),
  constraint payments_difference_sides check (here is not null or there is not null)
);

create unique index payments_difference_open on payments_difference (provider, reference)
  where status = 'open';
create index payments_difference_reference on payments_difference (provider, reference);
create index payments_difference_day on payments_difference (day);
