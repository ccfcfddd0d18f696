-- A period of a chase that waits for its draw is in none yet: when that draw closes first, it is moved
-- to the next that sells. Once it plays, nothing of it changes.
create or replace function ticket_goes_on() returns trigger language plpgsql as $$
declare
  waits boolean := old.status = 'reserved' and new.status = 'reserved';
begin
  if new.status <> old.status and not exists (select from ticket_arrow
      where from_status = old.status and to_status = new.status) then
    raise exception 'a ticket does not go from % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  if (new.bets::text, new.stake, new.player, new.tariff, new.pays::text)
      is distinct from (old.bets::text, old.stake, old.player, old.tariff, old.pays::text)
      or (new.draw_id <> old.draw_id and not waits) then
    raise exception 'what was sold is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
