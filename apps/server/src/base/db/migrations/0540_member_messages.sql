-- What operators write to many members: the texts as they went out, and how far the sending has come.
create table messages_broadcast (
  key text primary key,
  version integer not null,
  body jsonb not null,
  started_at timestamptz not null,
  looked_to text, -- The id of the last member who was looked at; sending goes on after it.
  sent integer not null default 0,
  ended_at timestamptz,
  constraint messages_broadcast_sent check (sent >= 0)
);

-- Who was written to by an operator was so once.
alter table messages_message add column broadcast text references messages_broadcast;
create unique index messages_message_broadcast on messages_message (broadcast, member_id)
  where broadcast is not null;

-- What a member wants to be written to about; without a row, everything.
create table messages_choice (
  member_id member_id primary key references members_member,
  offers boolean not null,
  changed_at timestamptz not null
);

-- Members of a rank or a tag are looked for in the order of their ids.
create index ranks_member_level on ranks_member (level, member_id) where level > 0;
create index players_tag_holders on players_tag (tag, member_id);
drop index players_tag_tag;

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
