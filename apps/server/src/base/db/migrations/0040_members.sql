create domain member_id as text check (value like 'mem\_%');

-- Ends the statement of a batch that was decided on something no longer true; the ledger then reads
-- and decides it again.
create function decide_again() returns integer language plpgsql as $$
begin
  raise exception 'decided on figures that have changed' using errcode = 'BZ409';
end $$;

-- A member: who plays. How they register and log in is added by its own tables.
create table members_member (
  id member_id primary key,
  account text not null unique, -- The name they log in with, in lower case.
  nickname text not null,
  type smallint not null default 1,
  status text not null default 'active',
  currency text not null,
  created_at timestamptz not null,
  constraint members_member_status check (status = any (array['active', 'blocked', 'closed'])),
  constraint members_member_account check (account = lower(account))
);
