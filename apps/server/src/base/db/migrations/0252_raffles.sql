create domain raffle_id as text check (value like 'raf\_%');

-- A raffle: a finite deck of slots that was shuffled when it was made. What is in a slot and the seed
-- are secret until the end; the digest of both is not.
create table raffles_raffle (
  id raffle_id primary key,
  code text not null unique, -- The operator's name for it; made again under it, it is the same.
  names jsonb not null, -- By language.
  state text not null default 'open',
  currency text not null,
  slot_count integer not null,
  prize_count integer not null, -- Slots with a prize.
  drawn integer not null default 0,
  hits integer not null default 0, -- Prizes among those drawn.
  seed text not null,
  digest text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint raffles_raffle_state check (state = any (array['open', 'ended'])),
  constraint raffles_raffle_slots check (slot_count > 0 and prize_count between 1 and slot_count),
  constraint raffles_raffle_drawn
    check (drawn between 0 and slot_count and hits between 0 and prize_count and hits <= drawn),
  constraint raffles_raffle_ended check ((state = 'open') = (ended_at is null)),
  constraint raffles_raffle_span check (closes_at > opens_at)
);

create index raffles_raffle_open on raffles_raffle (closes_at) where state = 'open';

-- The prizes by their number in the deck, as they are published.
create table raffles_prize (
  raffle_id raffle_id not null references raffles_raffle,
  number integer not null,
  names jsonb not null,
  kind text not null,
  amount minor not null,
  count integer not null,
  primary key (raffle_id, number),
  constraint raffles_prize_kind
    check (kind = any (array['cash', 'bonus', 'points', 'free_rounds', 'tickets'])),
  constraint raffles_prize_number check (number > 0 and amount > 0 and count > 0)
);

-- The deck in the order in which it is drawn.
create table raffles_slot (
  raffle_id raffle_id not null references raffles_raffle,
  place integer not null,
  prize integer not null, -- The number of a prize; 0 for none.
  member_id member_id references members_member,
  request_key text, -- The member's own: sent again, it asks for the same draw.
  drawn_at timestamptz,
  primary key (raffle_id, place),
  constraint raffles_slot_once unique (raffle_id, member_id, request_key),
  constraint raffles_slot_drawn check (
    (member_id is null) = (drawn_at is null) and (member_id is null) = (request_key is null))
);

create index raffles_slot_member on raffles_slot (member_id, drawn_at desc)
  where member_id is not null;

-- How many tickets a member has, and what each of them was given for.
create table raffles_ticket (
  raffle_id raffle_id not null references raffles_raffle,
  member_id member_id not null references members_member,
  count integer not null,
  primary key (raffle_id, member_id),
  constraint raffles_ticket_count check (count >= 0)
);

create table raffles_ticket_gift (
  raffle_id raffle_id not null references raffles_raffle,
  member_id member_id not null references members_member,
  source_key text not null,
  count integer not null,
  created_at timestamptz not null,
  primary key (raffle_id, member_id, source_key),
  constraint raffles_ticket_gift_count check (count > 0)
);
