-- Roles are made of permissions. One without a row here is as it was delivered; a version without
-- permissions puts a delivered role back, and removes one of the brand.
create table operators_role (
  role text not null,
  version int not null,
  name text, -- Of a role of the brand; delivered ones have a name in every language.
  permissions text[],
  changed_by operator_id not null references operators_operator,
  changed_at timestamptz not null,
  reason text not null,
  primary key (role, version),
  constraint operators_role_version check (version > 0)
);

create trigger operators_role_append_only before update or delete on operators_role
  for each row execute function operators_refuse_change();

alter table operators_operator drop constraint operators_operator_role;

-- Where operators may come from; the highest version is in force, and no network means anywhere.
create table operators_network (
  version int primary key,
  networks text[] not null,
  changed_by operator_id references operators_operator, -- Null at the server's keyboard.
  changed_at timestamptz not null,
  reason text not null,
  constraint operators_network_version check (version > 0)
);

create trigger operators_network_append_only before update or delete on operators_network
  for each row execute function operators_refuse_change();

-- Emergency access: who took it, why, and until when it lasts.
create table operators_emergency (
  id bigint generated always as identity primary key,
  operator_id operator_id not null references operators_operator,
  reason text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null -- Brought forward when it is given back or taken away.
);

create index operators_emergency_operator on operators_emergency (operator_id, ends_at);

alter table operators_alert
  drop constraint operators_alert_code,
  add constraint operators_alert_code
    check (code = any (array['approval_too_new', 'approval_of_maker', 'emergency']));
