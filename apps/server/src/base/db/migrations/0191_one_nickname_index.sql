-- Two indexes were made on the same expression; every nickname was written to both.
drop index members_member_nickname;
