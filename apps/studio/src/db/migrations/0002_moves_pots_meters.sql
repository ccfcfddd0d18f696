-- Rounds in which a player decides more than once, pots that many rounds fill, and counts of it all.

-- `open`: the wallet has not said whether it took the stake. `running`: it did, and the player decides;
-- nothing is to be asked. `raising`: a move costs more, and the wallet has not said. `settling`: over,
-- and the wallet has not said that it paid. Then `settled`, `refused` (no stake was taken) or `void`
-- (given back, or never taken).
alter table round
  drop constraint round_status_check,
  drop constraint round_open_is_asked,
  drop constraint round_ended_at,
  -- Bet and result in one call of the wallet; else the bet first and the result when there is one.
  add column is_instant boolean not null default true,
  -- All that was staked: every chip of the choice, every hand that was doubled. `stake` is one of them.
  add column staked bigint,
  -- What the player did, in order, as far as it counts.
  add column moves json not null default '[]',
  -- The types of the moves that are allowed now; null when there is nothing to decide.
  add column next json,
  -- What a pot paid in it; `payout` holds it too.
  add column pot bigint check (pot >= 0);

update round set staked = stake;

alter table round
  alter column staked set not null,
  alter column is_instant drop default,
  alter column moves drop default,
  add constraint round_status check (
    status in ('open', 'running', 'raising', 'settling', 'settled', 'refused', 'void')),
  add constraint round_staked check (staked >= stake),
  add constraint round_pays_its_pot check (pot is null or payout >= pot),
  -- Whatever is not over has a turn in the outbox: to ask the wallet, or to end what nobody ends.
  add constraint round_is_asked check (
    (status in ('settled', 'refused', 'void')) = (ask_at is null)),
  add constraint round_ended_at check (
    (status in ('settled', 'refused', 'void')) = (ended_at is not null));

drop index round_open_is_one;
drop index round_ask_at;
drop index round_newest;

create unique index round_unfinished_is_one on round (player, game) where ended_at is null;
create index round_ask_at on round (ask_at) where ask_at is not null;
create index round_newest on round (player, game, id desc);

-- What a player did in a round, asked once by the page's own key. One that costs more counts when the
-- wallet has taken it; its id is the bet's at the wallet. Refused, it leaves the round as it was.
create table move (
  id text primary key,
  round_id text not null references round,
  place integer not null check (place >= 0),
  request_key text not null,
  move json not null,
  stakes_added integer not null check (stakes_added >= 0),
  wallet_token text,
  status text not null check (status in ('open', 'done', 'refused')),
  refusal text,
  created_at timestamptz not null,
  constraint move_key_is_one unique (round_id, request_key),
  constraint move_open_costs check (status <> 'open' or stakes_added > 0),
  constraint move_refused_why check ((status = 'refused') = (refusal is not null))
);

create unique index move_place_is_one on move (round_id, place) where status <> 'refused';

-- A pot of all games that name it, in millionths of the currency's smallest unit, so that the share of
-- every stake is in it to the last digit.
create table pot (
  name text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  seeded bigint not null,
  contributed bigint not null,
  paid bigint not null,
  changed_at timestamptz not null,
  primary key (name, currency),
  constraint pot_adds_up check (amount = seeded + contributed - paid)
) with (fillfactor = 50);

-- What was played and paid, counted with the ending of each round. In stripes, so that players of one
-- game do not wait for each other.
create table meter (
  game text not null,
  version integer not null,
  currency text not null,
  stripe smallint not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  pots bigint not null,
  primary key (game, version, currency, stripe)
) with (fillfactor = 50);

insert into meter (game, version, currency, stripe, rounds, staked, paid, pots)
  select game, version, currency, 0, count(*), sum(staked), sum(payout), 0
  from round where status = 'settled' group by game, version, currency;
