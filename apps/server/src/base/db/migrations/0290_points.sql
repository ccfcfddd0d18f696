create domain redemption_id as text check (value like 'rdm\_%');
create domain conversion_id as text check (value like 'cnv\_%');

-- What the ledger does not say of a member's points. Whoever changes points locks this row first.
create table points_member (
  member_id member_id primary key references members_member,
  carry integer not null default 0, -- Millionths of a point that bets have earned and nobody got yet.
  debt minor not null default 0, -- Points of bets taken back that were spent already: later points pay it.
  movements bigint not null default 0, -- How often bets have moved points; names the next movement.
  constraint points_member_carry check (carry between 0 and 999999),
  constraint points_member_debt check (debt >= 0)
);

-- The valid bets that earned points, each at the rate it was first counted at.
create table points_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  valid minor not null, -- Of cash; bonus money earns no points.
  rate_ppm integer not null,
  primary key (ref, vendor),
  constraint points_bet_valid check (valid >= 0 and rate_ppm > 0)
);

-- How many pieces of a reward of the mall are given out or promised.
create table points_stock (
  reward_key text primary key,
  taken integer not null,
  constraint points_stock_taken check (taken >= 0)
);

-- A reward that a member asked for, with the terms of that moment.
create table points_redemption (
  id redemption_id primary key,
  reference text not null unique,
  request_key text not null,
  member_id member_id not null references members_member,
  reward_key text not null, -- The row of the mall.
  type text not null,
  names jsonb not null, -- By language.
  quantity integer not null,
  points minor not null, -- For all pieces together.
  currency text not null,
  amount minor not null, -- Money that is paid beside the points, for all pieces.
  cash minor not null, -- What a voucher pays, for all pieces.
  recipient text, -- Where goods go: name, phone and address, sealed.
  status text not null default 'processing',
  remark text, -- What the operator said to the member.
  points_balance minor not null, -- After the last change of points that this made.
  decided_by operator_id,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint points_redemption_once unique (member_id, request_key),
  constraint points_redemption_type check (type = any (array['voucher', 'goods'])),
  constraint points_redemption_status
    check (status = any (array['processing', 'approved', 'rejected'])),
  constraint points_redemption_figures
    check (quantity > 0 and points > 0 and amount >= 0 and cash >= 0 and points_balance >= 0),
  constraint points_redemption_decided check ((status = 'processing') = (decided_at is null)),
  constraint points_redemption_sent check ((type = 'goods') = (recipient is not null))
);

create index points_redemption_member on points_redemption (member_id, id desc);
create index points_redemption_waiting on points_redemption (created_at) where status = 'processing';
create index points_redemption_done on points_redemption (decided_at) where decided_by is not null;

create trigger points_redemption_sealed before insert or update of recipient on points_redemption
  for each row when (new.recipient is not null) execute function require_sealed('recipient');

-- Points that became money.
create table points_conversion (
  id conversion_id primary key,
  request_key text not null,
  member_id member_id not null references members_member,
  points minor not null,
  currency text not null,
  amount minor not null,
  points_balance minor not null, -- After it.
  created_at timestamptz not null,
  constraint points_conversion_once unique (member_id, request_key),
  constraint points_conversion_figures check (points > 0 and amount > 0 and points_balance >= 0)
);
