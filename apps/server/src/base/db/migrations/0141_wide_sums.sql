-- What many movements come to together may be more than 64 bits hold; one movement never is.
create domain minor_sum as numeric(38, 0);

alter table records_day
  alter column stake type minor_sum, alter column payout type minor_sum;
alter table teams_figure
  alter column valid_bets type minor_sum, alter column prizes type minor_sum;
alter table teams_day
  alter column valid_bets type minor_sum, alter column prizes type minor_sum,
  alter column deposits type minor_sum, alter column withdrawals type minor_sum,
  alter column bonuses type minor_sum;
alter table teams_play_day
  alter column valid_bets type minor_sum, alter column prizes type minor_sum;
alter table teams_balance
  alter column own type minor_sum, alter column direct type minor_sum,
  alter column team type minor_sum;
