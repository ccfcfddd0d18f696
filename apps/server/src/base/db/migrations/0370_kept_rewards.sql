-- A reward that still grows is taken away when its bets are; one that ended is what happened.
create function keep_ended_reward() returns trigger language plpgsql as $$
begin
  raise exception 'a reward that ended is kept: delete refused' using errcode = 'BZ403';
end $$;

create trigger claims_reward_kept before delete on claims_reward
  for each row when (old.state <> all (array['offered', 'held']))
  execute function keep_ended_reward();
