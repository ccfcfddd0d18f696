create domain message_id as text check (value like 'msg\_%');

-- What the platform wrote to members. The words are made where they are read.
create table messages_message (
  id message_id primary key,
  member_id member_id not null references members_member,
  news jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index messages_message_newest on messages_message (member_id, id desc);
create index messages_message_unread on messages_message (member_id) where read_at is null;
