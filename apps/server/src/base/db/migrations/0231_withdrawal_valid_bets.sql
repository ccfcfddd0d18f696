-- What the member's valid bets of all time came to when the order was written; what they bet since
-- is the difference, however late a bet is counted. Null for orders from before it was kept.
alter table withdrawals_order add column valid_bets minor;
