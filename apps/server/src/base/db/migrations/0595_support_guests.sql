-- Whoever is not signed in talks to the desk as a guest, by a name and an address of their own saying.
-- The browser keeps the key of it; here stands its digest.
alter table support_conversation
  alter column member_id drop not null,
  add column guest_key text,
  add column guest_name text, -- Sealed.
  add column guest_email text, -- Sealed; what is handed over is answered there.
  add column network text, -- Which floods are counted by, for a day.
  add constraint support_conversation_party check ((member_id is null) = (guest_key is not null)
    and (guest_key is null) = (guest_name is null) and (guest_key is null) = (guest_email is null)
    and (network is null or guest_key is not null));

create unique index support_conversation_guest_open on support_conversation (guest_key)
  where guest_key is not null and status <> 'ended';
create index support_conversation_guest on support_conversation (guest_key, created_at desc)
  where guest_key is not null;
create index support_conversation_network on support_conversation (network, created_at)
  where network is not null;
