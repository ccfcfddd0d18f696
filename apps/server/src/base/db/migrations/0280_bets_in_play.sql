-- What a member has in open rounds is asked for with every credit report; without this index that
-- would read all bets of the member.
create index play_bet_in_play on play_bet (member_id) where status = 'running';
