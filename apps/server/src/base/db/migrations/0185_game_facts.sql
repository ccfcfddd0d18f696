-- What players are told of a game before they open it: the share of stakes that comes back, as its
-- provider states it (the least and the most among the choices it offers), and the least and most
-- that may be staked, by currency, in its smallest unit. Null where the provider states nothing.
alter table catalog_game add column return_least_ppm integer;
alter table catalog_game add column return_most_ppm integer;
alter table catalog_game add column stakes jsonb;
alter table catalog_game add constraint catalog_game_return check (
  (return_least_ppm is null) = (return_most_ppm is null)
  and return_least_ppm between 1 and return_most_ppm and return_most_ppm <= 1000000
);
