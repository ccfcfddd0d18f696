create extension if not exists ltree;

create sequence agents_number;

-- Where a member stands: the numbers of everybody above, from the top of the line, and their own. Kept
-- by the triggers below for whoever makes or moves a member. What is below a path lies between it and
-- `path || 'z'`, because digits sort before letters.
create table agents_place (
  member_id member_id primary key references members_member on delete cascade,
  number bigint not null unique,
  path ltree not null unique
);

-- Those who are here already, uplines before their downlines.
do $$
declare
  member record;
  own bigint;
begin
  for member in
    with recursive line as (
      select id, upline_id, 1 as depth from members_member where upline_id is null
      union all
      select m.id, m.upline_id, line.depth + 1 from members_member m join line on m.upline_id = line.id)
    select id, upline_id from line order by depth, id
  loop
    own := nextval('agents_number');
    insert into agents_place (member_id, number, path)
      select member.id, own, coalesce(
        (select path from agents_place where member_id = member.upline_id), ''::ltree) || own::text;
  end loop;
end $$;

-- Newcomers come side by side; whoever is moved is alone, so that no path is built on one that changes.
create function agents_place_new() returns trigger language plpgsql as $$
declare
  own bigint := nextval('agents_number');
  above ltree;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('agents tree', 0));
  if new.upline_id is not null then
    select path into strict above from agents_place where member_id = new.upline_id;
  end if;
  insert into agents_place (member_id, number, path)
    values (new.id, own, coalesce(above, ''::ltree) || own::text);
  return null;
end $$;

create function agents_place_moved() returns trigger language plpgsql as $$
declare
  old_path ltree;
  above ltree;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents tree', 0));
  select path into strict old_path from agents_place where member_id = new.id;
  if new.upline_id is not null then
    select path into strict above from agents_place where member_id = new.upline_id;
    if above <@ old_path then
      raise exception 'nobody stands below themselves' using errcode = 'BZ410';
    end if;
  end if;
  update agents_place
    set path = coalesce(above, ''::ltree) || subpath(path, nlevel(old_path) - 1)
    where path >= old_path and path < old_path || 'z';
  return null;
end $$;

create trigger agents_place_new after insert on members_member
  for each row execute function agents_place_new();
create trigger agents_place_moved after update of upline_id on members_member
  for each row when (old.upline_id is distinct from new.upline_id)
  execute function agents_place_moved();

-- Who was put elsewhere, by whom and why.
create table agents_move (
  id bigint generated always as identity primary key,
  member_id member_id not null references members_member,
  from_upline member_id references members_member,
  to_upline member_id references members_member,
  reason text not null,
  operator_id text not null,
  moved_at timestamptz not null
);

create index agents_move_member on agents_move (member_id, moved_at);

create domain invite_link_id as text check (value like 'lnk\_%');

-- What an agent invites with. The code alone is enough: whoever registers by it joins the team.
create table agents_link (
  id invite_link_id primary key,
  agent_id member_id not null references members_member,
  request_key text not null,
  code text not null unique, -- In capitals, of the same kind as affiliate codes, and never one of them.
  name text not null, -- The agent's own word for it.
  brings text not null, -- What newcomers become.
  rebate_rate integer not null, -- What they get, in hundredths of a per cent of valid bets.
  is_open boolean not null,
  created_at timestamptz not null,
  unique (agent_id, request_key),
  constraint agents_link_brings check (brings = any (array['member', 'agent'])),
  constraint agents_link_rebate check (rebate_rate between 0 and 10000)
);

create index agents_link_agent on agents_link (agent_id, id desc);

-- One a visitor and day; who they were is not kept.
create table agents_link_visit (
  link_id invite_link_id not null references agents_link,
  visited_on date not null,
  visitor_hash text not null,
  primary key (link_id, visited_on, visitor_hash)
);

-- What visitors of a day are hashed with. It is forgotten with the day, and with it who they were.
create table agents_visit_salt (
  visited_on date primary key,
  salt text not null
);

-- Who came by which link.
create table agents_link_joined (
  member_id member_id primary key references members_member,
  link_id invite_link_id not null references agents_link,
  joined_at timestamptz not null
);

create index agents_link_joined_link on agents_link_joined (link_id);

-- What a member gets back of valid bets, in hundredths of a per cent; nobody's is above their upline's.
create table agents_rebate (
  member_id member_id primary key references members_member,
  rate integer not null,
  changed_at timestamptz not null,
  constraint agents_rebate_rate check (rate between 0 and 10000)
);

create domain downline_transfer_id as text check (value like 'dnt\_%');

-- Money that agents sent to direct downlines.
create table agents_transfer (
  id downline_transfer_id primary key,
  agent_id member_id not null references members_member,
  request_key text not null,
  member_id member_id not null references members_member,
  currency text not null,
  amount minor not null,
  remark text,
  sent_on date not null,
  created_at timestamptz not null,
  unique (agent_id, request_key),
  constraint agents_transfer_amount check (amount > 0),
  constraint agents_transfer_sides check (agent_id <> member_id)
);

create index agents_transfer_newest on agents_transfer (agent_id, id desc);
create index agents_transfer_day on agents_transfer (agent_id, sent_on);
