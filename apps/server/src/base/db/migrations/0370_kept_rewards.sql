-- A reward that still grows is taken away when its bets are; one that ended is what happened. The role
-- that serves may delete none of them but by this function, and it leaves those that ended.
create function claims_take_away(ids text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from claims_reward where id = any (ids) and state = any (array['offered', 'held']);
$$;

revoke execute on function claims_take_away from public;
