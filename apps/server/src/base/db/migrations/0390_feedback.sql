create domain feedback_id as text check (value like 'fbk\_%');
create domain feedback_entry_id as text check (value like 'fbe\_%');

-- What people write to the brand: a member in a thread, a guest with an e-mail address or without.
create table feedback_case (
  id feedback_id primary key,
  reference text not null unique,
  request_key text, -- The client's own, so that what is sent twice is one case.
  kind text not null,
  member_id member_id references members_member,
  email text, -- Of a guest, sealed.
  language text not null, -- Which it is answered in.
  status text not null default 'waiting',
  network text, -- Where it came from, for an hour: who floods is held up by it.
  owner_id operator_id,
  taken_at timestamptz,
  created_at timestamptz not null,
  asked_at timestamptz not null, -- Since when somebody waits for an answer.
  answer_by timestamptz not null, -- As it was promised to who wrote.
  first_answered_at timestamptz,
  closed_at timestamptz,
  closed_by operator_id,
  constraint feedback_case_kind check (kind = any (array['feedback', 'complaint'])),
  constraint feedback_case_status check (status = any (array['waiting', 'answered', 'closed'])),
  constraint feedback_case_sender check (member_id is null or email is null),
  constraint feedback_case_taken check ((owner_id is null) = (taken_at is null)),
  constraint feedback_case_closed
    check ((status = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null))
);

create unique index feedback_case_once on feedback_case (coalesce(member_id, ''), request_key);
create index feedback_case_member on feedback_case (member_id, id desc) where member_id is not null;
create index feedback_case_waiting on feedback_case (asked_at) where status = 'waiting';
create index feedback_case_answered on feedback_case (asked_at) where status = 'answered';
create index feedback_case_closed_at on feedback_case (closed_at) where status = 'closed';
create index feedback_case_network on feedback_case (network, created_at) where network is not null;

create trigger feedback_case_sealed before insert or update of email on feedback_case
  for each row when (new.email is not null) execute function require_sealed('email');

-- What was said, by whom, in order; nothing said is changed.
create table feedback_entry (
  id feedback_entry_id primary key,
  number bigint generated always as identity, -- Their order: ids of one millisecond have none.
  case_id feedback_id not null references feedback_case,
  operator_id operator_id, -- Null where who wrote first wrote again.
  text text not null,
  created_at timestamptz not null
);

create index feedback_entry_case on feedback_entry (case_id, number);

-- Guests send pictures with what they write. Nobody but operators sees those again.
alter table uploads_picture alter column member_id drop not null;
