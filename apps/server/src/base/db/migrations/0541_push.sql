-- What members' devices are told while the site is closed.

-- The key pair by which push services know us: one, made when it is first needed.
create table push_key (
  is_only boolean primary key default true,
  public_key text not null,
  private_key text not null,
  constraint push_key_one check (is_only)
);
create trigger push_key_sealed before insert or update of private_key on push_key
  for each row execute function require_sealed('private_key');

-- Browsers that are told, by the address and the keys they gave.
create table push_subscription (
  id text primary key,
  member_id member_id not null references members_member,
  endpoint text not null,
  endpoint_digest text not null unique,
  keys text not null,
  created_at timestamptz not null
);
create index push_subscription_member on push_subscription (member_id);
create trigger push_subscription_sealed before insert or update of endpoint on push_subscription
  for each row execute function require_sealed('endpoint');
create trigger push_subscription_keys_sealed before insert or update of keys on push_subscription
  for each row execute function require_sealed('keys');

-- What a member wants to be told, and from which hour to which nothing; without a row, everything.
create table push_choice (
  member_id member_id primary key references members_member,
  withdrawals boolean not null,
  messages boolean not null,
  draws boolean not null,
  bets boolean not null,
  quiet_from smallint,
  quiet_to smallint,
  changed_at timestamptz not null,
  constraint push_choice_quiet check ((quiet_from is null) = (quiet_to is null)
    and quiet_from between 0 and 23 and quiet_to between 0 and 23)
);

-- What waits to be told.
create table push_note (
  id bigint generated always as identity primary key,
  member_id member_id not null references members_member,
  kind text not null,
  note jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  constraint push_note_kind check (kind = any (array['withdrawals', 'messages', 'draws', 'bets']))
);
create index push_note_due on push_note (due_at);
create index push_note_member on push_note (member_id);

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
