-- The largest that a round has paid, in millionths of what was staked, without its pot: of each game,
-- kept with its other figures, so that a page is told it without looking through rounds.
alter table meter add column most_ppm bigint not null default 0;

update meter set most_ppm = found.most
from (
  select game, version, currency,
    max(trunc((payout - coalesce(pot, 0)) * 1000000::numeric / staked))::bigint as most
  from round where status = 'settled' and staked > 0 group by game, version, currency
) as found
where meter.game = found.game and meter.version = found.version and meter.currency = found.currency;
