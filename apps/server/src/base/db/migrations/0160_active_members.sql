-- Who is active has one definition: valid bets of the span, added up, reach the brand's amount. The
-- amount that kept sums were counted by; where the brand's is another one they are counted anew.
alter table teams_mark add column active_valid_bets minor;

comment on column teams_day.active is
  'Members whose valid bets of the day reach the amount.';
comment on column teams_day.active_week is
  'Members whose valid bets of the seven days that end with it reach the amount; not for own.';
comment on column teams_day.active_first is
  'By how many those are more than the day before whose valid bets since the first of the month '
  'reach the amount.';

-- A bill keeps the amount it was made by, whatever the brand's is later. Null: not known any more.
alter table settlement_run add column active_valid_bets minor;
