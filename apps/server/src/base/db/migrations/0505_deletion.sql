-- Members who asked for the deletion of their account: one row from the asking to its end.
create domain deletion_id as text check (value like 'del\_%');

create table deletions_request (
  id deletion_id primary key,
  member_id member_id not null references members_member,
  state text not null default 'waiting',
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  reasons text[] not null default '{}', -- What stood in the way when its time had come.
  constraint deletions_request_state
    check (state = any (array['waiting', 'cancelled', 'refused', 'done'])),
  constraint deletions_request_ended check ((state = 'waiting') = (ended_at is null)),
  constraint deletions_request_reasons check ((state = 'refused') = (reasons <> '{}')),
  constraint deletions_request_due check (due_at >= asked_at)
);
create unique index deletions_request_waiting on deletions_request (member_id)
  where state = 'waiting';
create index deletions_request_due_at on deletions_request (due_at) where state = 'waiting';
create index deletions_request_newest on deletions_request (asked_at desc);

create function deletions_keep() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' then
    raise exception 'a request for deletion ends once' using errcode = 'BZ403';
  end if;
  return new;
end $$;
create trigger deletions_request_keep before update on deletions_request
  for each row execute function deletions_keep();

-- Of somebody whose data are gone and who stays shut out: digests of what they would come back with.
create table exclusions_mark (
  sign text not null,
  digest text not null,
  excluded_id member_id not null references members_member,
  until_at timestamptz not null,
  primary key (sign, digest, excluded_id),
  constraint exclusions_mark_sign
    check (sign = any (array['bank_account', 'document', 'name_and_birthday', 'device'])),
  constraint exclusions_mark_digest check (length(digest) >= 32)
);
create index exclusions_mark_member on exclusions_mark (excluded_id);
create function exclusions_keep_mark() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or old.until_at > now() then
    raise exception 'the mark of somebody shut out stays until its end' using errcode = 'BZ403';
  end if;
  return old;
end $$;
create trigger exclusions_mark_keep before update or delete on exclusions_mark
  for each row execute function exclusions_keep_mark();

-- Who looked at a document stays known when the document is gone.
alter table identity_access drop constraint identity_access_check_id_fkey;

-- Takes the person out of the rows and leaves the account that the books need. Much of it the serving
-- role may not delete, so it runs by the owner's right, and for a member who asked for it alone.
create function deletions_forget_member(forgotten member_id, at timestamptz) returns void
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
revoke execute on function deletions_forget_member from public;
