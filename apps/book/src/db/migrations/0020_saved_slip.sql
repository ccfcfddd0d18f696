-- What a member has tapped and not placed, so that another device goes on with it.
create table saved_slip (
  player text primary key,
  slip jsonb not null,
  saved_at timestamptz not null default book_now(),
  constraint saved_slip_bounded check (length(slip::text) <= 20000)
);
create index saved_slip_at on saved_slip (saved_at);
