create domain operator_id as text check (value like 'opr\_%');

-- Who works for the brand. What each may do follows from the role.
create table operators_operator (
  id operator_id primary key,
  username text not null unique,
  name text not null,
  role text not null,
  is_active boolean not null default true,
  password_hash text not null,
  must_change boolean not null, -- Another person gave the password: it opens only its change.
  totp_secret text not null,
  totp_confirmed_at timestamptz, -- Null until a code of it was given.
  totp_step bigint not null default 0, -- A code counts once: the step it was of, and no earlier one.
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  constraint operators_operator_username check (username = lower(username)),
  constraint operators_operator_role
    check (role = any (array['admin', 'finance', 'risk', 'support', 'auditor']))
);

create table operators_session (
  id text primary key,
  token_hash text not null unique,
  operator_id operator_id not null references operators_operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);

create index operators_session_operator on operators_session (operator_id) where ended_at is null;

-- What operators did. Each line carries a digest over itself and over the digest before it, and no
-- two lines follow the same one: a line that was changed, added between or taken away shows.
create table operators_audit (
  number bigint primary key,
  at timestamptz not null,
  operator_id operator_id, -- Null where nobody was known to be there: a refused sign-in.
  action text not null,
  subject text not null,
  reason text,
  details jsonb not null,
  previous bytea not null unique,
  digest bytea not null,
  constraint operators_audit_number check (number > 0)
);

create function operators_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'BZ403';
end $$;

create trigger operators_audit_append_only before update or delete on operators_audit
  for each row execute function operators_refuse_change();
create trigger operators_audit_no_truncate before truncate on operators_audit
  for each statement execute function operators_refuse_change();
