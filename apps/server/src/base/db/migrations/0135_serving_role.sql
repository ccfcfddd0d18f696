-- The role that serves owns no table. The one thing it must make itself, the ledger's tables of the
-- coming months, is made by the owner's right through this function, which takes two dates and no
-- name from its caller.
alter function ledger_make_months(date, date) security definer set search_path = public, pg_temp;
