-- The role that serves may not delete what happened. Logins are kept for a year and then forgotten by
-- the owner's right through this function: no younger line is deleted, whatever its caller asks, and
-- never the last time that someone came in.
create function sessions_forget_logins(before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions_login as old
  where old.at < least(before, now() - interval '364 days')
    and (old.outcome <> 'in' or exists (
      select from sessions_login as newer
      where newer.member_id = old.member_id and newer.outcome = 'in' and newer.at > old.at));
$$;

revoke execute on function sessions_forget_logins from public;
