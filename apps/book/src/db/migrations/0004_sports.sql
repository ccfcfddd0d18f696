-- Matches whose prices move. A producer tells what happens by numbered messages; what they come to is
-- kept here, with who stopped what, and every bet with the prices it was taken at.

create table sport_producer (
  code text primary key,
  -- `silent`: nothing was heard for 20 seconds, and nothing of it is sold until a whole snapshot came.
  status text not null check (status in ('alive', 'silent')),
  heard_at timestamptz not null,
  is_simulated boolean not null
);

-- What our simulator plays its seasons from: whoever knew it would know every result.
create table sport_seed (
  code text primary key,
  seed text not null check (starts_with(seed, 'sealed:v1:'))
);

create table sport_event (
  id text primary key,
  producer text not null references sport_producer,
  sport text not null,
  league text not null,
  -- Who meets whom, as the producer names them.
  fixture json not null,
  starts_at timestamptz not null,
  status text not null check (status in ('scheduled', 'live', 'interrupted', 'ended', 'confirmed',
    'postponed', 'cancelled', 'abandoned')),
  -- How it stands; null before anything is known of its play.
  match json,
  -- What the reducer of messages keeps of it, so that a message that comes again changes nothing.
  state json not null,
  -- A trader has stopped it: nothing of it is sold until the stop is undone.
  stopped_by text,
  stop_reason text,
  stopped_at timestamptz,
  changed_at timestamptz not null default book_now(),
  constraint sport_event_stopped check ((stopped_by is null) = (stopped_at is null)
    and (stopped_by is null) = (stop_reason is null))
) with (fillfactor = 70);

create index sport_event_by_start on sport_event (starts_at, id);
create index sport_event_open on sport_event (status, starts_at)
  where status in ('scheduled', 'live', 'interrupted', 'postponed');

create table sport_market (
  id text primary key,
  event_id text not null references sport_event,
  -- Its name within the match: `handicap|hcp=-0.25`.
  key text not null,
  group_name text not null,
  status text not null check (status in ('active', 'suspended', 'inactive', 'settled', 'cancelled')),
  reason text,
  -- Another line, score or kind of the market is another bet: one more.
  line_version integer not null check (line_version > 0),
  outcomes json not null,
  -- Its place on the page of the match, and whether lists show it as well.
  place integer not null,
  is_main boolean not null,
  -- By how much a trader moves its prices: `{"marginPpm","oddsPpm":{"home":-20000}}`.
  nudge json,
  priced_at timestamptz not null,
  result_version integer not null default 0,
  settled_version integer not null default 0,
  constraint sport_market_key_is_one unique (event_id, key),
  constraint sport_market_settled check (settled_version <= result_version)
) with (fillfactor = 50);

create index sport_market_to_settle on sport_market (event_id) where settled_version < result_version;

-- What a producer said, in its own order; said again, nothing changes.
create table sport_message (
  event_id text not null,
  version bigint not null,
  kind text not null,
  producer text not null references sport_producer,
  body json not null,
  heard_at timestamptz not null default book_now(),
  primary key (event_id, version, kind)
);

create index sport_message_by_time on sport_message (heard_at);

create table sport_incident (
  event_id text not null references sport_event,
  at timestamptz not null,
  kind text not null,
  incident json not null,
  primary key (event_id, at, kind)
);

create table sport_price (
  outcome_id text not null,
  at timestamptz not null,
  odds integer not null check (odds > 1000),
  primary key (outcome_id, at)
);

create index sport_price_by_time on sport_price (at);

-- What open pages are told, in one order without gaps; the newest minutes are kept.
create table sport_frame (
  seq bigint primary key,
  event_id text,
  name text not null,
  -- Whether lists are told of it as well.
  is_main boolean not null,
  data json not null,
  at timestamptz not null default book_now()
);

create table sport_stream (only_one boolean primary key default true check (only_one), seq bigint not null);
insert into sport_stream (seq) values (0);

-- How each market ended; a correction is one more version, and none is ever changed.
create table sport_result (
  market_id text not null references sport_market,
  version integer not null check (version > 0),
  -- What each outcome counts; null where a result was taken back and no other is known yet.
  outcomes json,
  -- How the match stood, as far as it is told.
  match json,
  entered_by text not null,
  confirmed_by text not null,
  reason text,
  made_at timestamptz not null default book_now(),
  primary key (market_id, version),
  constraint sport_result_has_four_eyes check (entered_by <> confirmed_by or entered_by = 'feed'),
  constraint sport_result_corrected_why check ((version > 1) = (reason is not null))
);

create trigger sport_result_append_only before update or delete on sport_result
  for each row execute function refuse_change();

-- What one person says a match ended with; another who says the same makes it a result.
create table sport_entry (
  event_id text primary key references sport_event,
  result json not null,
  reason text,
  entered_by text not null,
  entered_at timestamptz not null default book_now()
);

create table slip (
  id text primary key,
  player text not null,
  currency text not null,
  game text not null,
  request_key text not null,
  digest text not null,
  -- How its legs are joined into lines, or `builder`: legs of one match at one price.
  system text not null,
  lines integer not null check (lines > 0),
  unit bigint not null check (unit > 0),
  stake bigint not null check (stake > 0),
  -- Of a slip of one line: the odds of the whole, in thousandths rounded down.
  odds bigint check (odds > 1000),
  policy text not null check (policy in ('ask', 'better', 'any')),
  largest_return bigint not null check (largest_return >= 0),
  -- In play it waits; a large one is decided by a trader; a re-offer that was taken keeps its odds.
  is_live boolean not null,
  is_large boolean not null,
  keeps_odds boolean not null,
  -- `pending` until the wallet has taken the stake; then `delayed` in play or `referred` to a trader.
  status text not null check (status in ('pending', 'delayed', 'referred', 'accepted', 'refused',
    'cancelling', 'cancelled', 'settled')),
  reason text,
  details json,
  -- When a delayed one is decided.
  decides_at timestamptz,
  payout bigint check (payout >= 0),
  -- What cash-outs have paid, and how much of the stake of a line still stands.
  cashed_out bigint not null default 0 check (cashed_out >= 0),
  unit_left bigint not null check (unit_left between 0 and unit),
  version integer not null default 0,
  -- Something of its legs was decided, and what it pays is not reckoned yet.
  is_touched boolean not null default false,
  balance bigint,
  wallet_token text check (starts_with(wallet_token, 'sealed:v1:')),
  placed_at timestamptz not null default book_now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  asked integer not null default 0,
  ask_at timestamptz,
  constraint slip_key_is_one unique (player, request_key),
  constraint slip_is_asked check ((status in ('pending', 'cancelling')) = (ask_at is not null)),
  constraint slip_waits check ((status = 'delayed') = (decides_at is not null)),
  constraint slip_of_one_line check ((lines = 1) = (odds is not null))
) with (fillfactor = 80);

create index slip_ask_at on slip (ask_at) where ask_at is not null;
create index slip_decides_at on slip (decides_at) where decides_at is not null;
create index slip_referred on slip (placed_at) where status = 'referred';
create index slip_touched on slip (id) where is_touched;
create index slip_newest on slip (player, id desc);

create table slip_arrow (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into slip_arrow (from_status, to_status) values
  ('pending', 'accepted'), ('pending', 'delayed'), ('pending', 'referred'), ('pending', 'refused'),
  ('pending', 'cancelling'), ('delayed', 'accepted'), ('delayed', 'referred'),
  ('delayed', 'cancelling'), ('referred', 'accepted'), ('referred', 'cancelling'),
  ('accepted', 'cancelling'), ('accepted', 'settled'),
  ('cancelling', 'cancelled');

create function slip_goes_on() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (select from slip_arrow
      where from_status = old.status and to_status = new.status) then
    raise exception 'a slip does not go from % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  if (new.player, new.stake, new.unit, new.system) is distinct from
      (old.player, old.stake, old.unit, old.system) then
    raise exception 'what was sold is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger slip_goes_on before update on slip
  for each row execute function slip_goes_on();

create table slip_leg (
  slip_id text not null references slip,
  place integer not null,
  player text not null,
  event_id text not null references sport_event,
  market_id text not null references sport_market,
  outcome text not null,
  outcome_id text not null,
  odds integer not null check (odds > 1000),
  line_version integer not null,
  is_live boolean not null,
  -- As the match stood when it was bet on.
  score json,
  reds json not null,
  -- What of the slip's liability and return is counted on this outcome.
  liability bigint not null check (liability >= 0),
  expected bigint not null check (expected >= 0),
  stake bigint not null check (stake >= 0),
  -- Won, void and dead-heat shares by the newest result; null until there is one.
  result json,
  result_version integer not null default 0,
  -- Why the leg is void, whatever the result.
  void_reason text,
  primary key (slip_id, place)
) with (fillfactor = 80);

create index slip_leg_of_event on slip_leg (event_id, slip_id);
create index slip_leg_of_player on slip_leg (player, outcome_id);

create table sport_exposure (
  outcome_id text primary key,
  event_id text not null references sport_event,
  market_id text not null references sport_market,
  stake bigint not null default 0,
  liability bigint not null default 0,
  expected bigint not null default 0
) with (fillfactor = 50);

create index sport_exposure_of_event on sport_exposure (event_id);

-- What a slip pays by one version of what is known, told to the wallet once.
create table slip_settlement (
  slip_id text not null references slip,
  version integer not null,
  payout bigint not null check (payout >= 0),
  before bigint not null check (before >= 0),
  kind text not null check (kind in ('result', 'correction', 'cash-out', 'void')),
  reason text,
  explanation json not null,
  -- After a part of a cash-out the rest still stands.
  ends boolean not null,
  status text not null check (status in ('due', 'paid', 'owed', 'void')),
  asked integer not null default 0,
  ask_at timestamptz not null default book_now(),
  told_at timestamptz,
  primary key (slip_id, version),
  constraint slip_settlement_told check ((status = 'due') = (told_at is null))
) with (fillfactor = 80);

create index slip_settlement_due on slip_settlement (ask_at) where status = 'due';

-- What was offered to one player for a few seconds, once: other odds, or money for an open slip.
create table sport_quote (
  id text primary key,
  kind text not null check (kind in ('reoffer', 'cash-out')),
  player text not null,
  slip_id text,
  body json not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sport_quote_expires_at on sport_quote (expires_at);

-- How much may be sold; the closest row holds: `event:…`, `sport:…`, `*`.
create table sport_limit (
  scope text primary key,
  stake_min bigint not null check (stake_min > 0),
  -- The most one slip may pay, a player may win by one outcome, and all may win by one outcome.
  return_max bigint not null check (return_max > 0),
  player_max bigint not null check (player_max > 0),
  outcome_max bigint not null check (outcome_max > 0),
  -- Of a match in play, in millionths of the same.
  live_ppm integer not null check (live_ppm between 1 and 1000000),
  -- A slip that may win more is decided by a trader.
  refer_above bigint not null check (refer_above > 0),
  changed_by text not null,
  changed_at timestamptz not null default book_now()
);

insert into sport_limit
    (scope, stake_min, return_max, player_max, outcome_max, live_ppm, refer_above, changed_by)
  values ('*', 100, 500000000, 100000000, 1000000000, 500000, 50000000, 'book');

-- Bets that were taken while something had happened that only some knew of.
create table sport_cancel_window (
  id bigint generated always as identity primary key,
  event_id text not null references sport_event,
  from_at timestamptz not null,
  to_at timestamptz not null,
  reason text not null,
  by_whom text not null,
  legs integer not null,
  at timestamptz not null default book_now(),
  constraint sport_cancel_window_in_order check (from_at < to_at)
);

-- What traders did, and what was before: never changed.
create table sport_act (
  id bigint generated always as identity primary key,
  event_id text,
  kind text not null,
  before json,
  after json,
  by_whom text not null,
  reason text,
  at timestamptz not null default book_now()
);

create index sport_act_of_event on sport_act (event_id, id desc);

create trigger sport_act_append_only before update or delete on sport_act
  for each row execute function refuse_change();
create trigger sport_cancel_window_append_only before update or delete on sport_cancel_window
  for each row execute function refuse_change();
