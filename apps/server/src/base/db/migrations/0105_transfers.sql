create domain upline_transfer_id as text check (value like 'upt\_%');

-- Money that members sent to those who invited them. The ledger has moved it; this says what for.
create table transfers_upline (
  id upline_transfer_id primary key,
  member_id member_id not null references members_member,
  request_key text not null, -- The member's own: sent again, it asks for the same.
  upline_id member_id not null references members_member,
  currency text not null,
  amount minor not null,
  remark text,
  sent_on date not null, -- The day of the brand it counts for.
  created_at timestamptz not null,
  unique (member_id, request_key),
  constraint transfers_upline_amount check (amount > 0),
  constraint transfers_upline_sides check (member_id <> upline_id)
);

create index transfers_upline_newest on transfers_upline (member_id, id desc);
create index transfers_upline_day on transfers_upline (member_id, sent_on);
