-- The reference first: it tells nearly every bet from every other, so that a step down the index
-- compares one text instead of three, two of which are nearly always the same.
alter table play_bet drop constraint play_bet_pkey, add primary key (ref, vendor, kind);
