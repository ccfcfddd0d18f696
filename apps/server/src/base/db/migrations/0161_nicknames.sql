-- Agents look for members by their nicknames too, by the beginning or the whole of it.
create index members_member_nickname on members_member (lower(nickname) text_pattern_ops);
