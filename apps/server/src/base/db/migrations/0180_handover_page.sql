-- The page that a hand-over was made for: it opens no other. Those under way are good for a minute only.
delete from sessions_handover;
alter table sessions_handover add column page text not null;
