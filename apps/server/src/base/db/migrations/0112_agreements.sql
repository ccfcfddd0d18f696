create domain agreement_id as text check (value like 'agr\_%');

-- What one promises another for what their team does. `payer_id` null: the platform. Offered → agreed
-- | rejected | withdrawn | expired; agreed → ended | replaced. In force from `starts_at` until
-- `ends_at`, whatever was decided meanwhile: who ends it early in a period has it until the end.
create table agreements_agreement (
  id agreement_id primary key,
  kind text not null,
  payer_id member_id references members_member,
  payee_id member_id not null references members_member,
  version integer not null, -- Counted for payer, payee and kind.
  period text not null, -- How long a period of it is.
  carry text not null, -- What becomes of a period in which the house lost.
  tiers jsonb not null,
  top_rate integer not null, -- The highest of the tiers, in hundredths of a per cent.
  status text not null,
  request_key text not null,
  message text,
  offered_at timestamptz not null,
  offered_until timestamptz not null,
  answered_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  end_reason text,
  is_answer_seen boolean not null default true, -- By whoever made the offer.
  is_end_seen boolean not null default true, -- By the payee, where it was ended from above.
  constraint agreements_agreement_kind
    check (kind = any (array['dividend', 'daily', 'hourly', 'realtime'])),
  constraint agreements_agreement_period check (period = any (array['slot', 'hour', 'day', 'week',
    'halfMonth', 'month'])),
  constraint agreements_agreement_carry check (carry = any (array['none', 'once', 'forever'])),
  constraint agreements_agreement_status check (status = any (array['offered', 'agreed', 'rejected',
    'withdrawn', 'expired', 'replaced', 'ended'])),
  constraint agreements_agreement_rate check (top_rate between 0 and 10000),
  constraint agreements_agreement_sides check (payer_id <> payee_id)
);

-- One offer at a time; one in force without an end.
create unique index agreements_agreement_offer on agreements_agreement (payee_id, kind)
  where status = 'offered';
create unique index agreements_agreement_force on agreements_agreement (payee_id, kind)
  where status = 'agreed' and ends_at is null;
create unique index agreements_agreement_key
  on agreements_agreement (coalesce(payer_id, ''), request_key);
create index agreements_agreement_payer on agreements_agreement (payer_id, kind);
create index agreements_agreement_payee on agreements_agreement (payee_id, kind, starts_at);
create index agreements_agreement_period on agreements_agreement (kind, period, starts_at)
  where starts_at is not null;

create domain ending_request_id as text check (value like 'enq\_%');

-- Somebody asks to end an agreement; the other side answers.
create table agreements_ending (
  id ending_request_id primary key,
  agreement_id agreement_id not null references agreements_agreement,
  asked_by member_id, -- Null: the platform.
  reason text not null,
  status text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  is_answer_seen boolean not null default true, -- By whoever asked.
  constraint agreements_ending_status
    check (status = any (array['open', 'accepted', 'rejected', 'withdrawn']))
);

create unique index agreements_ending_open on agreements_ending (agreement_id)
  where status = 'open';
