-- The VIP rank of each member who ever came near one.
create table ranks_member (
  member_id member_id primary key references members_member,
  level smallint not null, -- 0: none.
  top_level smallint not null, -- The highest ever: bonuses up to it were offered, for life.
  kept_to date not null, -- The first day of the first month whose play decides whether it stays.
  warned_for date, -- The month for which the notice of a loss was written, or not needed.
  bonus_on date not null, -- Periodic bonuses of periods that began up to this day were offered.
  changed_at timestamptz not null,
  constraint ranks_member_level check (level between 0 and top_level)
);

create index ranks_member_kept on ranks_member (kept_to, member_id) where level > 0;
create index ranks_member_bonus on ranks_member (level, bonus_on) where level > 0;

-- Each change, with why: reached for the first time, regained, or lowered.
create table ranks_change (
  member_id member_id not null references members_member,
  at timestamptz not null,
  level smallint not null,
  why text not null,
  constraint ranks_change_why check (why = any (array['reached', 'regained', 'lowered']))
);

create index ranks_change_member on ranks_change (member_id, at);
