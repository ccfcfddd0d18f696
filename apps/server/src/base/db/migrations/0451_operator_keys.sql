-- Keys by which programs of the brand make calls of operators. A key is kept as a hash, acts in the
-- name of who made it, and never does more than its scopes and than its maker may.
create domain operator_key_id as text check (value like 'apk\_%');

create table operators_key (
  id operator_key_id primary key,
  name text not null,
  token_hash text not null unique,
  scopes text[] not null,
  made_by operator_id not null references operators_operator,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  constraint operators_key_name check (length(name) between 1 and 60),
  constraint operators_key_scopes check (cardinality(scopes) > 0)
);
