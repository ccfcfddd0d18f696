-- A member can cancel an order that is still open. Money that comes for it later is credited as ever.
alter table deposits_order drop constraint deposits_order_status;
alter table deposits_order add constraint deposits_order_status check (status = any (array[
  'opening', 'waiting', 'checking', 'credited', 'expired', 'cancelled', 'failed', 'refused']));
