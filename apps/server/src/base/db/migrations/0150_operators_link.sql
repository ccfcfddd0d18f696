-- A new operator sets password and authenticator by a link of their own; nobody else is shown either.
alter table operators_operator
  alter column password_hash drop not null, -- Null until the link was used.
  add column email text, -- Where the link goes; null for who was made at the server's keyboard.
  add column made_by operator_id references operators_operator, -- Who sent the link.
  add column set_up_at timestamptz; -- When the link was used; a day later they may approve.

-- Passwords that an administrator has seen, and authenticators that were never set up, end here.
update operators_operator set password_hash = null where must_change or totp_confirmed_at is null;
update operators_operator set set_up_at = created_at where password_hash is not null;
alter table operators_operator drop column must_change;

create table operators_link (
  token_hash text primary key,
  operator_id operator_id not null references operators_operator,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz -- Also when a later link took its place.
);

create index operators_link_open on operators_link (operator_id) where used_at is null;

-- Approvals that were tried and refused, because of who tried.
create table operators_alert (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id operator_id not null references operators_operator,
  code text not null, -- The refusal they were given.
  subject text not null, -- What they tried to approve.
  constraint operators_alert_code
    check (code = any (array['approval_too_new', 'approval_of_maker']))
);
