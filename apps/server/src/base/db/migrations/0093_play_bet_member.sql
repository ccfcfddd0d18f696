-- A member's bets, the newest first.
create index play_bet_member on play_bet (member_id, placed_at desc);
