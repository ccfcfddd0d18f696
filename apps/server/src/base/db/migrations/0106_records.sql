-- What came of a member's bets of a day, game by game. Bets placed before `records_mark.counted_to`
-- are in it; younger ones are read from the bets themselves, so that both together are exact.
create table records_day (
  member_id member_id not null,
  day_on date not null, -- The player's day, as bets carry it.
  vendor text not null,
  kind text not null,
  game text not null, -- By its vendor's code; empty where a bet named none.
  status text not null,
  bet_count bigint not null,
  stake minor not null,
  payout minor not null,
  primary key (member_id, day_on, vendor, kind, game, status)
);

-- One row: how far the days are counted. Whoever counts holds it.
create table records_mark (
  is_only boolean primary key default true,
  counted_to timestamptz not null, -- Every bet placed before it is counted …
  changed_to timestamptz not null, -- … as it stood then.
  constraint records_mark_is_only check (is_only)
);
insert into records_mark (counted_to, changed_to)
  select coalesce(min(placed_at), '2000-01-01'), coalesce(min(placed_at), '2000-01-01')
  from play_bet;

-- What was placed and what was changed within a span, for those who count. Bets are written one
-- behind the other in time, so a summary of each stretch of pages is enough: nothing is added to
-- writing a bet.
create index play_bet_times on play_bet using brin (placed_at, changed_at)
  with (pages_per_range = 64, autosummarize = on);

-- An account's entries that are neither bets nor their results: few among very many. The busiest
-- transfers are left out, so that writing them costs no more than before.
create index ledger_transfer_from_seldom on ledger_transfer (from_account, from_version)
  where from_account > 0 and reason not in
    ('play_bet', 'play_bet-and-settle', 'play_settle', 'play_tip');
create index ledger_transfer_to_seldom on ledger_transfer (to_account, to_version)
  where to_account > 0 and reason not in
    ('play_bet', 'play_bet-and-settle', 'play_settle', 'play_tip');

-- How many entries an account had before a moment. Entries are numbered without a gap and rise with
-- time, so halving finds the place without an index by time.
create function ledger_entries_before(account bigint, moment timestamptz)
returns bigint language plpgsql stable as $$
declare
  low bigint := 0; -- Known to be before the moment; 0 stands for none.
  high bigint; -- Known not to be.
  middle bigint;
  written timestamptz;
begin
  select version + 1 into high from ledger_account where id = account;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select created_at into written from (
      select created_at from ledger_transfer
        where from_account = account and from_account > 0 and from_version = middle
      union all
      select created_at from ledger_transfer
        where to_account = account and to_account > 0 and to_version = middle) as entry;
    if written < moment then low := middle; else high := middle; end if;
  end loop;
  return low;
end $$;
