-- What had arrived of the deposit that a bonus was given for: until it was staked once, a withdrawal
-- costs the bonus. Null for a bonus that was claimed as a reward.
alter table bonuses_grant add column deposit minor check (deposit > 0);
update bonuses_grant as g set deposit = d.credited
from deposits_order as d where d.id = g.deposit_id and d.credited > 0;
