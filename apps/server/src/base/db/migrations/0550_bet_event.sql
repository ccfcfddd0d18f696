-- What a bet is decided by, where its vendor says so: the draw, the match, the round of a table. Bets of
-- one member on one event count together, whichever tickets they are on.
alter table play_bet add column event text;
create index play_bet_event on play_bet (vendor, event, member_id)
  where status = 'running' and event is not null;

-- What is counted together: an event ('event ' before its name), or else a round.
alter table valid_bets_bet rename column round_id to counted_with;
alter index valid_bets_bet_round rename to valid_bets_bet_counted_with;

-- How many of a day's bets counted anything: rounds that were left at once or taken back did not.
alter table valid_bets_day add column valid_count bigint not null default 0;
update valid_bets_day d set valid_count = c.bets
  from (select member_id, day_on, category, vendor, game, count(*) as bets from valid_bets_bet
    where status = 'settled' and valid > 0 group by 1, 2, 3, 4, 5) as c
  where d.member_id = c.member_id and d.day_on = c.day_on and d.category = c.category
    and d.vendor = c.vendor and d.game = c.game;
alter table valid_bets_day alter column valid_count drop default;
