-- What the house made by matches is read from the slips that ended lately.
create index slip_settled on slip (ended_at) where status = 'settled';
