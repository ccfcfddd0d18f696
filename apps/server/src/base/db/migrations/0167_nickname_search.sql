-- Members are found by how their nickname begins, too.
create index members_member_nickname_begins on members_member (lower(nickname) text_pattern_ops);
