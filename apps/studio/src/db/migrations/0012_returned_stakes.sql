-- The part of a round's stake that was not played: it goes back with the result, and `staked` is without it.
alter table round add column returned bigint check (returned > 0);
