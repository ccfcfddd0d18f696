-- A message that its member keeps at the top of the list.
alter table messages_message add column pinned_at timestamptz;
create index messages_message_pinned on messages_message (member_id) where pinned_at is not null;
