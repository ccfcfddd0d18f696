create domain envelope_id as text check (value like 'env\_%');

-- Money that is set aside to be shared out lies in an account of its own that never falls below zero.
alter table ledger_account
  drop constraint ledger_account_purpose,
  add constraint ledger_account_purpose check (purpose = any (array['cash', 'bonus', 'locked', 'held',
    'points', 'escrow', 'vendor_wallet', 'vendor_clearing', 'payment_clearing', 'promotion',
    'commission', 'salary', 'rebate', 'jackpot', 'fee', 'adjustment', 'issue', 'rounding']));

-- A red envelope: a sum that was split into packets when it was sent, for whoever comes first. The
-- packets and the seed are secret until its end; their digest is not.
create table envelopes_envelope (
  id envelope_id primary key,
  sender_id member_id references members_member, -- Null: the brand's own, open to every member.
  request_key text not null, -- The sender's own; of the brand's, the day and time it was announced for.
  names jsonb not null default '{}', -- Of the brand's, by language.
  wish text, -- What a member wrote on theirs.
  split text not null,
  currency text not null,
  total minor not null,
  packet_count integer not null,
  least minor not null,
  seed text not null,
  digest text not null,
  state text not null default 'open',
  claimed integer not null default 0,
  paid minor not null default 0,
  refunded minor not null default 0,
  sent_on date not null, -- The day of the brand it counts for.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint envelopes_envelope_once unique nulls not distinct (sender_id, request_key),
  constraint envelopes_envelope_split check (split = any (array['random', 'equal'])),
  constraint envelopes_envelope_state check (state = any (array['open', 'finished', 'expired'])),
  constraint envelopes_envelope_packets
    check (packet_count > 0 and least > 0 and total >= least * packet_count),
  constraint envelopes_envelope_claimed check (claimed between 0 and packet_count),
  constraint envelopes_envelope_paid
    check (paid >= 0 and refunded >= 0 and paid + refunded <= total),
  constraint envelopes_envelope_ended check ((state = 'open') = (ended_at is null)),
  constraint envelopes_envelope_whole check (state = 'open' or paid + refunded = total),
  constraint envelopes_envelope_finished check (state <> 'finished' or claimed = packet_count),
  constraint envelopes_envelope_span check (closes_at > opens_at)
);

create index envelopes_envelope_open on envelopes_envelope (closes_at) where state = 'open';
create index envelopes_envelope_sender on envelopes_envelope (sender_id, sent_on);

-- The packets in the order in which they are taken.
create table envelopes_packet (
  envelope_id envelope_id not null references envelopes_envelope,
  place integer not null,
  amount minor not null,
  member_id member_id references members_member,
  claimed_at timestamptz,
  primary key (envelope_id, place),
  constraint envelopes_packet_one unique (envelope_id, member_id),
  constraint envelopes_packet_amount check (amount > 0),
  constraint envelopes_packet_claimed check ((member_id is null) = (claimed_at is null))
);

create index envelopes_packet_member on envelopes_packet (member_id, claimed_at desc)
  where member_id is not null;
