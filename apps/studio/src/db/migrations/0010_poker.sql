-- Tables of poker. The row of a table is its state, sealed, because it holds the deck; whoever holds
-- the row's lock is the one writer. Chips are minor units of the table's currency.

create table poker_table (
  code text primary key,
  state text not null check (starts_with(state, 'sealed:v1:')),
  version bigint not null default 1,
  -- What happened in the hand that is played, or was last: all may know it.
  log json not null,
  -- When the clock must look at it again.
  due_at timestamptz
) with (fillfactor = 50);

create index poker_table_due on poker_table (due_at) where due_at is not null;

-- A stay at a table: the buy-in is one bet of the wallet, leaving is its settlement.
-- `open`: the wallet has not said. `seated`. `settling`: left, not paid yet. `returning`: the seat could
-- not be taken and the buy-in goes back.
create table poker_seat (
  id text primary key,
  table_code text not null references poker_table,
  place integer not null check (place >= 0),
  player text not null,
  mode text not null check (mode in ('money', 'trial')),
  currency text not null,
  game text not null,
  request_key text not null,
  client_seed text not null,
  buy_in bigint not null check (buy_in > 0),
  cash_out bigint check (cash_out >= 0),
  status text not null check (status in
    ('open', 'seated', 'settling', 'returning', 'settled', 'refused', 'void')),
  refusal text,
  wallet_token text check (starts_with(wallet_token, 'sealed:v1:')),
  created_at timestamptz not null,
  ended_at timestamptz,
  seen_at timestamptz not null,
  ask_at timestamptz,
  unique (player, request_key),
  constraint poker_seat_paid check ((status in ('settling', 'settled')) = (cash_out is not null)),
  constraint poker_seat_ended check
    ((status in ('settled', 'refused', 'void')) = (ended_at is not null))
);

create unique index poker_seat_place on poker_seat (table_code, place)
  where status in ('open', 'seated');
create unique index poker_seat_player on poker_seat (table_code, player)
  where status in ('open', 'seated');
create index poker_seat_due on poker_seat (ask_at) where ask_at is not null;

-- A hand that is over, with what proves the cards that were shown. The seed of the house is for the
-- auditor alone: it would open the hands that were mucked.
create table poker_hand (
  table_code text not null references poker_table,
  number integer not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  house_seed text not null check (starts_with(house_seed, 'sealed:v1:')),
  player_seeds json not null,
  events json not null,
  opened json not null,
  played_at timestamptz not null,
  primary key (table_code, number)
);

create table poker_hand_player (
  table_code text not null,
  number integer not null,
  player text not null,
  place integer not null,
  primary key (table_code, number, player),
  foreign key (table_code, number) references poker_hand
);

create index poker_hand_of_player on poker_hand_player (player, table_code, number desc);
