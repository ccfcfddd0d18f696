-- What an account held before a moment. A function, so that its plan over all months is made once.
create function ledger_balance_before(account bigint, moment timestamptz)
returns bigint language plpgsql stable as $$
declare
  number bigint := ledger_entries_before(account, moment);
  held bigint := 0; -- Before its first entry.
begin
  if number > 0 then
    select balance into held from (
      select from_balance as balance from ledger_transfer
        where from_account = account and from_account > 0 and from_version = number
      union all
      select to_balance from ledger_transfer
        where to_account = account and to_account > 0 and to_version = number) as entry;
  end if;
  return held;
end $$;
