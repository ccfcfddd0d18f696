create domain upload_id as text check (value like 'upl\_%');

-- Pictures that members sent to prove something, as they were drawn anew. One that is attached to
-- nothing is deleted after a day.
create table uploads_picture (
  id upload_id primary key,
  member_id member_id not null,
  type text not null,
  content bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  subject text, -- The id of what it is attached to.
  place smallint, -- Its place among the pictures of its subject, from 1.
  constraint uploads_picture_type check (type = any (array['image/png', 'image/jpeg'])),
  constraint uploads_picture_attached check ((subject is null) = (place is null))
);

-- They are packed already: packing them again would only cost time.
alter table uploads_picture alter column content set storage external;

create index uploads_picture_waiting on uploads_picture (member_id) where subject is null;
create index uploads_picture_stale on uploads_picture (created_at) where subject is null;
create index uploads_picture_subject on uploads_picture (subject, place) where subject is not null;
