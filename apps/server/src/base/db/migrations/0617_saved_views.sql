create domain view_id as text check (value like 'viw\_%');

-- What operators keep of a page: what its address said, under a name. Reports can be mailed.
create table views_view (
  id view_id primary key,
  owner_id operator_id not null references operators_operator,
  page text not null,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  language text not null, -- Of whoever saved it: their mails are in it.
  created_at timestamptz not null,
  mail_every text,
  mail_next_at timestamptz,
  constraint views_view_once unique (owner_id, page, name),
  constraint views_view_page check (length(page) <= 41),
  constraint views_view_name check (length(name) between 1 and 60),
  constraint views_view_query check (length(query::text) <= 4000),
  constraint views_view_mail_every check (mail_every = any (array['daily', 'weekly', 'monthly'])),
  constraint views_view_mail check ((mail_every is null) = (mail_next_at is null))
);

create index views_view_page on views_view (page);
create index views_view_mail on views_view (mail_next_at) where mail_next_at is not null;
