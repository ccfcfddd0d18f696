create domain support_id as text check (value like 'sup\_%');
create domain support_message_id as text check (value like 'sum\_%');

-- A conversation of one member with the support desk. Whoever changes it locks its row, so that what is
-- said has numbers without a gap, in the order in which it was committed.
create table support_conversation (
  id support_id primary key,
  member_id member_id not null references members_member,
  language text not null, -- Which it is answered in.
  status text not null,
  last_seq integer not null default 0, -- The number of the newest message.
  read_seq integer not null default 0, -- The desk has read up to here.
  operator_id operator_id, -- Who answers.
  taken_at timestamptz,
  created_at timestamptz not null,
  asked_at timestamptz, -- Since when the member waits for a word.
  said_at timestamptz not null, -- When somebody wrote last.
  first_answered_at timestamptz,
  ended_at timestamptz,
  ended_why text,
  ended_by operator_id, -- Null where the member or the clock ended it.
  reference text, -- Of the feedback that it goes on as.
  rating smallint,
  constraint support_conversation_status check (status = any (array['waiting', 'active', 'ended'])),
  constraint support_conversation_taken check ((operator_id is null) = (taken_at is null)),
  constraint support_conversation_active check (status <> 'active' or operator_id is not null),
  constraint support_conversation_queued check (status <> 'waiting' or operator_id is null),
  constraint support_conversation_ended check ((status = 'ended') = (ended_at is not null)
    and (ended_at is null) = (ended_why is null) and (ended_by is null or ended_at is not null)),
  constraint support_conversation_why check (ended_why = any (array['closed', 'left', 'idle',
    'asked_over', 'closed_over', 'unanswered', 'after_hours'])),
  constraint support_conversation_rated
    check (rating is null or (rating between 1 and 5 and status = 'ended'))
);

-- A member has one open conversation at most, however often it is begun at once.
create unique index support_conversation_open on support_conversation (member_id)
  where status <> 'ended';
create index support_conversation_member on support_conversation (member_id, created_at desc);
create index support_conversation_queue on support_conversation (created_at)
  where status = 'waiting';
create index support_conversation_work on support_conversation (operator_id)
  where status = 'active';
create index support_conversation_done on support_conversation (ended_at) where status = 'ended';

-- What was said, by whom, in order; nothing said is changed.
create table support_message (
  id support_message_id primary key,
  conversation_id support_id not null references support_conversation,
  seq integer not null,
  request_key text not null, -- The client's own, so that what is sent twice is said once.
  operator_id operator_id, -- Null where the member wrote.
  body text not null,
  created_at timestamptz not null,
  constraint support_message_place unique (conversation_id, seq),
  constraint support_message_once unique (conversation_id, request_key)
);

-- Who of the desk has read which conversation, from when.
create table support_reader (
  conversation_id support_id not null references support_conversation,
  operator_id operator_id not null,
  read_at timestamptz not null,
  primary key (conversation_id, operator_id)
);

create or replace function deletions_forget_member(forgotten member_id, at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  contacts text[];
begin
  if not exists (select from deletions_request
    where member_id = forgotten and state = 'waiting' and due_at <= at) then
    raise exception 'nobody asked for the deletion of %', forgotten using errcode = 'BZ403';
  end if;
  select array_remove(array[mobile, email], null) into contacts
    from members_profile where member_id = forgotten;

  delete from sessions_handover where session_id in
    (select id from sessions_session where member_id = forgotten);
  delete from sessions_session where member_id = forgotten;
  delete from sessions_login where member_id = forgotten;
  delete from sessions_address where member_id = forgotten;
  delete from sessions_device where member_id = forgotten;
  delete from play_token where member_id = forgotten;

  delete from credentials_password where member_id = forgotten;
  delete from credentials_recovery_code where member_id = forgotten;
  delete from credentials_reset where member_id = forgotten;
  delete from credentials_totp where member_id = forgotten;

  delete from delivery_message where target = any (contacts);
  delete from challenges_code where target = any (contacts);
  delete from members_outside_identity where member_id = forgotten;
  delete from members_bank_account where member_id = forgotten;
  delete from members_profile where member_id = forgotten;
  update members_consent set ip = '' where member_id = forgotten;

  delete from identity_picture where member_id = forgotten;
  delete from identity_check where member_id = forgotten;
  delete from uploads_picture where member_id = forgotten;

  delete from messages_message where member_id = forgotten;
  delete from messages_choice where member_id = forgotten;
  delete from push_note where member_id = forgotten;
  delete from push_subscription where member_id = forgotten;
  delete from push_choice where member_id = forgotten;
  delete from players_note where member_id = forgotten;
  delete from players_tag where member_id = forgotten;
  delete from lobby_favourite where member_id = forgotten;
  delete from lobby_recent where member_id = forgotten;
  delete from chat_block where member_id = forgotten;
  update chat_message set body = '', mentions = '{}', shared = null
    where person_id in (select id from chat_person where member_id = forgotten);
  update feedback_entry set text = '' where operator_id is null
    and case_id in (select id from feedback_case where member_id = forgotten);
  update feedback_case set network = null where member_id = forgotten;
  update support_message set body = '' where operator_id is null
    and conversation_id in (select id from support_conversation where member_id = forgotten);

  update deposits_order set remark = null, instructions = null, pay_url = null
    where member_id = forgotten;
  update withdrawals_order set remark = null where member_id = forgotten;
  update agents_transfer set remark = null where member_id = forgotten or agent_id = forgotten;
  update transfers_upline set remark = null where member_id = forgotten;
  update promotions_participation set comment = null where member_id = forgotten;
  update claims_hold set statement = null, appeal = null where member_id = forgotten;
  update envelopes_envelope set wish = null where sender_id = forgotten;

  update members_member set account = 'deleted-' || lower(right(forgotten, 16)),
    nickname = 'deleted', status = 'closed', avatar = default, language = null,
    affiliate_code = null, referral_code = null
    where id = forgotten;
end $$;
