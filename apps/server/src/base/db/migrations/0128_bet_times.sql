-- What changed lately is found by the times of placing and changing together; a second summary of
-- the same is written by every bet and read by nobody.
drop index play_bet_changed;
