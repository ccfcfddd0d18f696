-- A member's proof of who they are: a document and a selfie, looked at by an operator, decided once.
create domain identity_check_id as text check (value like 'idc\_%');
create domain identity_picture_id as text check (value like 'idp\_%');

create table identity_check (
  id identity_check_id primary key,
  member_id member_id not null references members_member,
  request_key text not null,
  document text not null,
  number text not null,
  number_digest text not null,
  expires_on date, -- Null for a document without an end.
  status text not null,
  asked_at timestamptz not null,
  decided_by operator_id references operators_operator,
  decided_at timestamptz,
  reason text, -- What the member reads where it was refused.
  expiry_told_at timestamptz,
  unique (member_id, request_key),
  constraint identity_check_document
    check (document = any (array['id_card', 'passport', 'driving_licence'])),
  constraint identity_check_status check (status = any (array['waiting', 'approved', 'refused'])),
  constraint identity_check_decided check ((status = 'waiting') = (decided_at is null)),
  constraint identity_check_reason check (status <> 'refused' or reason is not null),
  constraint identity_check_number_sealed check (number like 'sealed:%')
);
create unique index identity_check_waiting on identity_check (member_id) where status = 'waiting';
create index identity_check_queue on identity_check (status, asked_at);
create index identity_check_digest on identity_check (number_digest);

create function identity_keep() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting' and new.status is distinct from old.status then
    raise exception 'an identity check is decided once' using errcode = 'BZ403';
  end if;
  return new;
end $$;
create trigger identity_check_keep before update on identity_check
  for each row execute function identity_keep();

-- Sealed under a key from outside. Gone when its time is over; the check stays without it.
create table identity_picture (
  id identity_picture_id primary key,
  member_id member_id not null references members_member,
  check_id identity_check_id references identity_check, -- Null until it is handed in.
  side text not null,
  type text not null,
  content text not null,
  created_at timestamptz not null,
  constraint identity_picture_side check (side = any (array['front', 'back', 'selfie'])),
  constraint identity_picture_type check (type = any (array['image/png', 'image/jpeg'])),
  constraint identity_picture_sealed check (content like 'sealed:%')
);
create unique index identity_picture_of_check on identity_picture (check_id, side)
  where check_id is not null;
create index identity_picture_waiting on identity_picture (member_id) where check_id is null;

-- Who looked at whose picture.
create table identity_access (
  id bigint generated always as identity primary key,
  picture_id identity_picture_id not null,
  check_id identity_check_id not null references identity_check,
  operator_id operator_id not null references operators_operator,
  at timestamptz not null
);
create index identity_access_check on identity_access (check_id);
create trigger identity_access_append_only before update or delete on identity_access
  for each row execute function operators_refuse_change();
