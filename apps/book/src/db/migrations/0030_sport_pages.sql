-- What a member has starred, on whatever device: matches and leagues.
create table sport_favourite (
  player text not null check (length(player) <= 200),
  kind text not null check (kind in ('match', 'league')),
  id text not null check (length(id) <= 80),
  added_at timestamptz not null default book_now(),
  primary key (player, kind, id)
);
create index sport_favourite_at on sport_favourite (added_at) where kind = 'match';

-- Seasons and results are read by league and by day.
create index sport_event_of_league on sport_event (league, starts_at);
create index sport_result_corrected on sport_result (market_id) where version > 1;
