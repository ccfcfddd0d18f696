-- What of a pool was not shared among those who backed the winner, by the account it belongs to.
create table pool_entry (
  room_round_id text not null references room_round,
  currency text not null,
  account text not null check (account in ('take', 'breakage')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (room_round_id, currency, account)
);
