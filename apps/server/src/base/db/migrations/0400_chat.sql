create domain chat_person_id as text check (value like 'chp\_%');
create domain chat_message_id as text check (value like 'cmg\_%');
create domain chat_report_id as text check (value like 'crp\_%');
create domain chat_mute_id as text check (value like 'cmu\_%');

-- A member as the chat knows them: others in a room never learn the member's own id.
create table chat_person (
  id chat_person_id primary key,
  member_id member_id not null unique references members_member,
  created_at timestamptz not null
);

-- One row a room, made when it is first spoken in. Whoever changes a room locks it, so that changes
-- are committed in the order of their numbers: who has seen one has seen all before it.
create table chat_room (
  room text primary key, -- The row of the brand's content.
  rev bigint not null default 0
);

create table chat_message (
  id chat_message_id primary key,
  room text not null references chat_room,
  seq bigint not null, -- Its place in the room.
  rev bigint not null, -- The room's number when it was last changed.
  person_id chat_person_id not null references chat_person,
  request_key text not null,
  body text not null, -- Kept when it is deleted: who decides about a report must read it.
  mentions text[] not null default '{}', -- Persons.
  shared jsonb, -- A bet that was shown: its name, game, stake and payout at that moment.
  reactions jsonb not null default '{}', -- How many of each.
  created_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text, -- An operator, or the person who wrote it.
  constraint chat_message_place unique (room, seq),
  constraint chat_message_change unique (room, rev),
  constraint chat_message_once unique (person_id, request_key),
  constraint chat_message_deleted check ((deleted_at is null) = (deleted_by is null))
);

create index chat_message_said on chat_message (person_id, room, created_at desc);
create index chat_message_age on chat_message (created_at);

create table chat_reaction (
  message_id chat_message_id not null references chat_message on delete cascade,
  person_id chat_person_id not null references chat_person,
  emoji text not null,
  primary key (message_id, person_id, emoji)
);

-- Whose messages a member does not want to be sent.
create table chat_block (
  member_id member_id not null references members_member,
  person_id chat_person_id not null references chat_person,
  created_at timestamptz not null,
  primary key (member_id, person_id)
);

create table chat_mute (
  id chat_mute_id primary key,
  person_id chat_person_id not null references chat_person,
  until_at timestamptz not null,
  reason text not null,
  muted_by operator_id not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by operator_id,
  constraint chat_mute_lifted check ((lifted_at is null) = (lifted_by is null))
);

create index chat_mute_person on chat_mute (person_id, until_at desc) where lifted_at is null;

create table chat_report (
  id chat_report_id primary key,
  message_id chat_message_id not null,
  room text not null,
  seq bigint not null,
  reporter_id chat_person_id not null references chat_person,
  reason text not null,
  note text,
  created_at timestamptz not null,
  outcome text,
  remark text, -- Why it was decided so.
  decided_by operator_id,
  decided_at timestamptz,
  constraint chat_report_once unique (message_id, reporter_id),
  constraint chat_report_reason
    check (reason = any (array['abuse', 'begging', 'spam', 'minor', 'selfharm', 'other'])),
  constraint chat_report_outcome
    check (outcome = any (array['dismissed', 'deleted', 'muted'])),
  constraint chat_report_decided
    check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);

create index chat_report_waiting on chat_report (created_at) where decided_at is null;
create index chat_report_done on chat_report (decided_at) where decided_at is not null;
create index chat_report_place on chat_report (room, seq) where decided_at is null;
