-- Tickets on something that is decided at a known time. Every question of "when" is asked of this one
-- clock, inside the transaction that it decides: that of a client or of a process changes nothing.
create function book_now() returns timestamptz language sql volatile as 'select clock_timestamp()';

-- Someone who plays: a member of the platform, as the wallet names them.
create table session (
  token_hash text primary key,
  player text not null,
  currency text not null,
  game text,
  -- What bets are made with at the wallet.
  wallet_token text not null check (starts_with(wallet_token, 'sealed:v1:')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index session_expires_at on session (expires_at);

-- What was paid for prizes when a ticket was sold, kept as it was: a ticket is settled by it.
create table tariff (
  digest text primary key,
  tariff json not null
);

create table draw (
  -- `lottery-period`: `quick-thai-1m-20261117-0042`.
  id text primary key,
  lottery text not null,
  period text not null,
  kind text not null check (kind in ('own', 'official')),
  status text not null check (status in ('scheduled', 'selling', 'closed', 'drawing', 'awaiting',
    'entered', 'confirmed', 'settling', 'settled', 'corrected', 'void')),
  opens_at timestamptz not null,
  -- The first moment at which no ticket is taken any more.
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- Of a draw of our own: the digest is shown before sales open, the seed after the draw.
  seed_digest text check (seed_digest ~ '^[0-9a-f]{64}$'),
  seed text check (starts_with(seed, 'sealed:v1:')),
  -- Which beacon is used is named before sales open; what it says is known after they have closed.
  beacon_named json,
  beacon json,
  -- 0 until there is a result; each correction is one more.
  result_version integer not null default 0,
  changed_at timestamptz not null default book_now(),
  -- Who brought it to its status, and why where a person did.
  changed_by text not null default 'book',
  change_reason text,
  constraint draw_period_is_one unique (lottery, period),
  constraint draw_in_order check (opens_at < closes_at and closes_at <= draws_at),
  constraint draw_of_our_own_is_committed check (
    (kind = 'own') = (seed_digest is not null) and (kind = 'own') = (beacon_named is not null)),
  constraint draw_beacon_is_born_after_the_close check (
    beacon is null or status not in ('scheduled', 'selling', 'closed'))
);

create index draw_under_way on draw (draws_at) where status not in ('settled', 'void');
create index draw_of_lottery on draw (lottery, closes_at desc);

-- The life of a draw. Nothing else can happen to it, whoever asks.
create table draw_arrow (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into draw_arrow (from_status, to_status) values
  ('scheduled', 'selling'), ('scheduled', 'void'),
  ('selling', 'closed'), ('selling', 'void'),
  ('closed', 'drawing'), ('closed', 'awaiting'), ('closed', 'void'),
  ('drawing', 'entered'), ('drawing', 'void'),
  ('awaiting', 'entered'), ('awaiting', 'void'),
  ('entered', 'confirmed'), ('entered', 'void'),
  ('confirmed', 'settling'), ('confirmed', 'void'),
  ('settling', 'settled'),
  ('settled', 'corrected'),
  ('corrected', 'settling');

-- Each step of each draw, with who took it and why: never changed.
create table draw_step (
  id bigint generated always as identity primary key,
  draw_id text not null references draw,
  from_status text,
  to_status text not null,
  by_whom text not null,
  reason text,
  at timestamptz not null
);

create index draw_step_of_draw on draw_step (draw_id, id);

create function draw_goes_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status <> old.status then
    if not exists (select from draw_arrow
        where from_status = old.status and to_status = new.status) then
      raise exception 'a draw does not go from % to %', old.status, new.status
        using errcode = 'check_violation';
    end if;
    -- What was drawn from a seed we are bound to stands: its outcome is known.
    if new.status = 'void' and old.kind = 'own' and old.status in ('entered', 'confirmed') then
      raise exception 'a draw of our own whose result is known cannot be void'
        using errcode = 'check_violation';
    end if;
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    new.changed_at := book_now();
    perform pg_notify('book_draw', json_build_object('id', new.id, 'lottery', new.lottery,
      'status', new.status)::text);
  end if;
  return new;
end $$;

create trigger draw_goes_on before insert or update on draw
  for each row execute function draw_goes_on();

create function draw_step_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into draw_step (draw_id, from_status, to_status, by_whom, reason, at)
      values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.changed_by,
        new.change_reason, new.changed_at);
  end if;
  return null;
end $$;

create trigger draw_step_is_kept after insert or update on draw
  for each row execute function draw_step_is_kept();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'check_violation';
end $$;

create trigger draw_step_append_only before update or delete on draw_step
  for each row execute function refuse_change();

-- What somebody read off an official board. Two of different people, the same digit by digit, make a
-- result.
create table entry (
  id bigint generated always as identity primary key,
  draw_id text not null references draw,
  version integer not null check (version > 0),
  board json not null,
  entered_by text not null,
  entered_at timestamptz not null default book_now(),
  -- An entry that did not match is withdrawn before another is made.
  withdrawn_at timestamptz
);

create unique index entry_of_one_person on entry (draw_id, version, entered_by)
  where withdrawn_at is null;

-- The results of a draw: a correction is one more version, and none is ever changed.
create table result (
  draw_id text not null references draw,
  version integer not null check (version > 0),
  board json not null,
  entered_by text not null,
  confirmed_by text not null,
  -- Why it was corrected.
  reason text,
  made_at timestamptz not null default book_now(),
  primary key (draw_id, version),
  constraint result_has_four_eyes check (entered_by <> confirmed_by or entered_by = 'book'),
  constraint result_corrected_why check ((version > 1) = (reason is not null))
);

create trigger result_append_only before update or delete on result
  for each row execute function refuse_change();

create table chase (
  id text primary key,
  player text not null,
  currency text not null,
  lottery text not null,
  request_key text not null,
  digest text not null,
  -- Which win ends it: any, or once the plan is this far ahead; null plays all periods.
  stops_on text not null check (stops_on in ('win', 'profit', 'never')),
  profit bigint check (profit > 0),
  status text not null check (status in ('starting', 'running', 'done', 'stopped', 'refused')),
  -- Why it ended before its last period.
  stop_reason text,
  periods integer not null check (periods between 1 and 100),
  created_at timestamptz not null default book_now(),
  ended_at timestamptz,
  constraint chase_key_is_one unique (player, request_key),
  constraint chase_profit check ((stops_on = 'profit') = (profit is not null))
);

create table ticket (
  id text primary key,
  draw_id text not null references draw,
  lottery text not null,
  player text not null,
  currency text not null,
  -- The page's own key, and the digest of what was asked by it: sent twice, it is one ticket.
  request_key text not null,
  digest text not null,
  -- The prize mode, and what it paid when the ticket was sold.
  mode text not null,
  tariff text not null references tariff,
  bets json not null,
  lines integer not null check (lines > 0),
  stake bigint not null check (stake > 0),
  largest_win bigint not null check (largest_win >= 0),
  -- Numbers that were sold at a part of their prize, in millionths: `{"top-3:123": 500000}`.
  pays json not null,
  -- `pending` until the wallet has taken the stake. `reserved`: taken, and its period of a chase has
  -- not come. `cancelling`: given up here for good, and the wallet has not said that it gave back.
  status text not null check (status in
    ('pending', 'reserved', 'accepted', 'refused', 'cancelling', 'cancelled', 'settled')),
  -- Why the wallet refused it, or why it was cancelled.
  reason text,
  payout bigint check (payout >= 0),
  result_version integer not null default 0,
  balance bigint,
  wallet_token text check (starts_with(wallet_token, 'sealed:v1:')),
  chase_id text references chase,
  chase_place integer,
  placed_at timestamptz not null default book_now(),
  ended_at timestamptz,
  -- The outbox: how often the wallet was asked, and when it is asked again.
  asked integer not null default 0,
  ask_at timestamptz,
  constraint ticket_key_is_one unique (player, request_key),
  constraint ticket_is_asked check ((status in ('pending', 'cancelling')) = (ask_at is not null)),
  constraint ticket_settled_pays check ((status = 'settled') = (payout is not null)),
  constraint ticket_of_chase check ((chase_id is null) = (chase_place is null))
) with (fillfactor = 80);

create index ticket_ask_at on ticket (ask_at) where ask_at is not null;
create index ticket_of_draw on ticket (draw_id, id);
create index ticket_newest on ticket (player, id desc);
create unique index ticket_of_chase_place on ticket (chase_id, chase_place)
  where chase_id is not null;

create table ticket_arrow (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into ticket_arrow (from_status, to_status) values
  ('pending', 'accepted'), ('pending', 'reserved'), ('pending', 'refused'), ('pending', 'cancelling'),
  ('reserved', 'accepted'), ('reserved', 'cancelling'),
  ('accepted', 'cancelling'), ('accepted', 'settled'),
  ('cancelling', 'cancelled');

create function ticket_goes_on() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (select from ticket_arrow
      where from_status = old.status and to_status = new.status) then
    raise exception 'a ticket does not go from % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  if (new.bets::text, new.stake, new.player, new.draw_id, new.tariff, new.pays::text)
      is distinct from (old.bets::text, old.stake, old.player, old.draw_id, old.tariff, old.pays::text)
      then
    raise exception 'what was sold is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger ticket_goes_on before update on ticket
  for each row execute function ticket_goes_on();

-- What a ticket pays by one version of a result, told to the wallet once. `owed`: it had paid more
-- before, and what could not be taken back is owed by the player.
create table settlement (
  ticket_id text not null references ticket,
  version integer not null,
  draw_id text not null references draw,
  payout bigint not null check (payout >= 0),
  -- What the version before had paid; 0 for the first.
  before bigint not null check (before >= 0),
  explanation json not null,
  status text not null check (status in ('due', 'paid', 'owed', 'void')),
  asked integer not null default 0,
  ask_at timestamptz not null default book_now(),
  told_at timestamptz,
  primary key (ticket_id, version),
  constraint settlement_told check ((status = 'due') = (told_at is null))
) with (fillfactor = 80);

create index settlement_due on settlement (draw_id, ticket_id) where status = 'due';

-- How much a draw has to pay at most for each number that was sold; `''` is the whole draw.
create table exposure (
  draw_id text not null references draw,
  play text not null,
  number text not null,
  liability bigint not null default 0 check (liability >= 0),
  primary key (draw_id, play, number)
) with (fillfactor = 50);

-- How much of a play may be sold; the row of `*` holds where there is no closer one.
create table play_limit (
  lottery text not null,
  play text not null,
  -- The most one ticket may win, one number may pay in a draw, and all of a draw may pay.
  ticket_max bigint not null check (ticket_max > 0),
  number_max bigint not null check (number_max > 0),
  draw_max bigint not null check (draw_max > 0),
  -- A full number is closed, or pays half until it is full again at `half_max`.
  when_full text not null check (when_full in ('closed', 'half')),
  half_max bigint not null check (half_max >= number_max),
  changed_by text not null,
  changed_at timestamptz not null default book_now(),
  primary key (lottery, play)
);

insert into play_limit (lottery, play, ticket_max, number_max, draw_max, when_full, half_max, changed_by)
  values ('*', '*', 100000000, 50000000, 2000000000, 'closed', 50000000, 'book');

-- Numbers that a person has closed or set to half, whatever was sold of them.
create table number_state (
  lottery text not null,
  play text not null,
  number text not null,
  state text not null check (state in ('closed', 'half')),
  changed_by text not null,
  changed_at timestamptz not null default book_now(),
  primary key (lottery, play, number)
);
