-- Someone who plays: a member of the platform, as the wallet names them, or a visitor with play money.
create table session (
  token_hash text primary key,
  mode text not null check (mode in ('money', 'trial')),
  player text not null,
  currency text not null,
  game text not null,
  -- What bets are made with at the wallet; play money needs none.
  wallet_token text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint session_of_money_has_a_wallet check ((mode = 'money') = (wallet_token is not null))
);

create index session_expires_at on session (expires_at);

-- Play money. It is worth nothing and lives as long as its session.
create table purse (
  player text primary key,
  balance bigint not null check (balance >= 0),
  changed_at timestamptz not null
);

-- What rounds are drawn from. The commitment is shown at once, the seed when another takes its place.
create table seed (
  id bigint generated always as identity primary key,
  player text not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz
);

create unique index seed_in_use on seed (player) where revealed_at is null;

-- A round is drawn once, stored, and only then told to the wallet and shown.
create table round (
  id text primary key,
  player text not null,
  mode text not null check (mode in ('money', 'trial')),
  currency text not null,
  game text not null,
  version integer not null,
  -- The page's own key: pressed twice, or sent again on a bad line, it is one round.
  request_key text not null,
  -- Kept as they were written, so that a round that is drawn again compares letter by letter.
  choice json not null,
  stake bigint not null check (stake > 0),
  events json not null,
  payout_ppm bigint not null check (payout_ppm >= 0),
  payout bigint not null check (payout >= 0),
  seed_id bigint not null references seed,
  nonce integer not null,
  -- `open` until the wallet has said what became of it. `refused`: no stake was taken. `void`: taken
  -- back, or never taken.
  status text not null check (status in ('open', 'settled', 'refused', 'void')),
  refusal text,
  balance bigint,
  wallet_token text,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The outbox: how often the wallet was asked, and when it is asked again.
  asked integer not null default 0,
  ask_at timestamptz,
  constraint round_key_is_one unique (player, request_key),
  constraint round_nonce_is_one unique (seed_id, nonce),
  constraint round_open_is_asked check ((status = 'open') = (ask_at is not null)),
  constraint round_ended_at check ((status = 'open') = (ended_at is null))
);

create unique index round_open_is_one on round (player) where status = 'open';
create index round_ask_at on round (ask_at) where status = 'open';
create index round_newest on round (player, created_at desc, id desc);
