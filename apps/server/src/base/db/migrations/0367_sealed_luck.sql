-- What an envelope or a raffle still holds is known to nobody, whoever reads the database: seed and
-- list are sealed together under a key from outside, and a packet or slot is written when it is taken.
alter table envelopes_envelope rename column seed to secret;
alter table raffles_raffle rename column seed to secret;

update envelopes_envelope as e set secret = json_build_object('seed', e.secret, 'list',
  (select json_agg(p.amount::bigint::text order by p.place)
    from envelopes_packet as p where p.envelope_id = e.id))::text;
update raffles_raffle as r set secret = json_build_object('seed', r.secret, 'list',
  (select json_agg(s.prize::text order by s.place)
    from raffles_slot as s where s.raffle_id = r.id))::text;

delete from envelopes_packet where member_id is null;
delete from raffles_slot where member_id is null;

alter table envelopes_packet
  alter column member_id set not null,
  alter column claimed_at set not null,
  drop constraint envelopes_packet_claimed;
alter table raffles_slot
  alter column member_id set not null,
  alter column request_key set not null,
  alter column drawn_at set not null,
  drop constraint raffles_slot_drawn;

create trigger envelopes_envelope_sealed before insert or update of secret on envelopes_envelope
  for each row execute function require_sealed('secret');
create trigger raffles_raffle_sealed before insert or update of secret on raffles_raffle
  for each row execute function require_sealed('secret');
