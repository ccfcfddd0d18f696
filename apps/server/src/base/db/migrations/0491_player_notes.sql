-- What operators write about a member for one another. A note is never changed; a tag is on a member
-- or it is not, and who put it there or took it off stands in the audit log.
create table players_note (
  id bigint generated always as identity primary key,
  member_id member_id not null references members_member,
  operator_id operator_id not null references operators_operator,
  text text not null,
  created_at timestamptz not null,
  constraint players_note_text check (char_length(text) between 1 and 2000)
);
create index players_note_member on players_note (member_id, id desc);

create table players_tag (
  member_id member_id not null references members_member,
  tag text not null,
  operator_id operator_id not null references operators_operator,
  created_at timestamptz not null,
  primary key (member_id, tag),
  constraint players_tag_text check (char_length(tag) between 1 and 30)
);
create index players_tag_tag on players_tag (tag);

-- Members who came from one address.
create index sessions_address_address on sessions_address (address);
