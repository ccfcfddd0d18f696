-- Who a member is beyond their name: how to reach them, and what they said about themselves.
alter table members_member
  add column avatar text not null default 'avatar-01',
  add column language text,
  add column upline_id member_id references members_member,
  add column affiliate_code text, -- What an agent invites with; members have none.
  add column referral_code text, -- What a member invites friends with.
  add column referred_by member_id references members_member;

create unique index members_member_affiliate on members_member (affiliate_code)
  where affiliate_code is not null;
create unique index members_member_referral on members_member (referral_code)
  where referral_code is not null;
create index members_member_upline on members_member (upline_id) where upline_id is not null;

create table members_profile (
  member_id member_id primary key references members_member,
  full_name text,
  birthday date,
  mobile text, -- With its country, as in +66812345678.
  mobile_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  id_number text,
  address text,
  nationality text,
  occupation text,
  source_of_income text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  telegram text,
  zalo text,
  recommender_id text,
  register_url text,
  domain text,
  updated_at timestamptz not null,
  constraint members_profile_mobile check (mobile ~ '^\+[1-9][0-9]{4,14}$'),
  constraint members_profile_email check (email = lower(email))
);

-- One account a telephone and one an address: whoever proves to own it first.
create unique index members_profile_mobile_once on members_profile (mobile)
  where mobile is not null;
create unique index members_profile_email_once on members_profile (email)
  where email is not null and email_verified_at is not null;

create table members_bank_account (
  id text primary key,
  member_id member_id not null references members_member,
  bank_name text not null,
  account_number text not null, -- Digits only.
  account_name text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);

create unique index members_bank_account_once
  on members_bank_account (member_id, bank_name, account_number) where removed_at is null;

create table members_consent (
  member_id member_id not null references members_member,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  ip text not null,
  primary key (member_id, kind, version),
  constraint members_consent_kind check (kind = any (array['terms', 'privacy', 'age']))
);

create table members_outside_identity (
  provider text not null,
  subject text not null,
  member_id member_id not null references members_member,
  email text,
  linked_at timestamptz not null,
  primary key (provider, subject)
);

create index members_outside_identity_member on members_outside_identity (member_id);

-- What a member knows or has.
create table credentials_password (
  member_id member_id not null references members_member,
  kind text not null,
  hash text not null,
  is_default boolean not null default false, -- Another person set it: it opens only its change.
  changed_at timestamptz not null,
  primary key (member_id, kind),
  constraint credentials_password_kind check (kind = any (array['login', 'payment']))
);

create table credentials_totp (
  member_id member_id primary key references members_member,
  secret text not null,
  confirmed_at timestamptz, -- Null until a code of it was given.
  last_step bigint not null default 0 -- A code counts once: the step it was of, and no earlier one.
);

create table credentials_recovery_code (
  member_id member_id not null references members_member,
  hash text not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

create table credentials_reset (
  token_hash text primary key,
  member_id member_id not null references members_member,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Proofs asked of whoever comes: pictures, work, codes; and how often they failed.
create table challenges_captcha (
  id text primary key,
  answer_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table challenges_spent (
  digest text primary key,
  expires_at timestamptz not null
);

create table challenges_code (
  id text primary key,
  purpose text not null,
  target text not null, -- A telephone number or an e-mail address.
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  failures smallint not null default 0,
  used_at timestamptz
);

create index challenges_code_target on challenges_code (target, created_at);

create table challenges_failure (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

-- Sessions and how they came about.
create table sessions_session (
  id text primary key,
  token_hash text not null unique,
  member_id member_id not null references members_member,
  method text not null,
  pending text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  ip text not null,
  user_agent text not null,
  constraint sessions_session_pending check (pending = any (array['factor', 'password']))
);

create index sessions_session_member on sessions_session (member_id, created_at)
  where ended_at is null;

create table sessions_address (
  member_id member_id not null references members_member,
  address text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, address)
);

create table sessions_login (
  id text primary key,
  member_id member_id not null references members_member,
  at timestamptz not null,
  ip text not null,
  user_agent text not null,
  method text not null,
  outcome text not null,
  constraint sessions_login_outcome check (outcome = any (array['in', 'refused', 'factor']))
);

create index sessions_login_member on sessions_login (member_id, at);

create table sessions_handover (
  token_hash text primary key,
  session_id text not null references sessions_session,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A sign-in that is on its way through Google or Facebook, and what it brought back.
create table login_outside_attempt (
  state_hash text primary key,
  provider text not null,
  verifier text not null,
  nonce text not null,
  browser_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table login_outside_ticket (
  ticket_hash text primary key,
  provider text not null,
  subject text not null,
  name text not null,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What was sent to members. Codes and links are blanked once they are on their way.
create table delivery_message (
  id text primary key,
  channel text not null,
  target text not null,
  template text not null,
  language text not null,
  facts jsonb not null,
  status text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  failures smallint not null default 0,
  constraint delivery_message_channel check (channel = any (array['sms', 'email'])),
  constraint delivery_message_status check (status = any (array['waiting', 'sent', 'failed']))
);
