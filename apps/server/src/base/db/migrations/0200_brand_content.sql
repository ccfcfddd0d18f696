-- What a brand shows and asks, one row a version: the highest one of a key is in force. A text that
-- is brought back is a new version with the old body, so the history is never changed.
create table brand_content (
  brand text not null,
  kind text not null check (kind in (
    'banners', 'notices', 'popups', 'promotions', 'agents', 'home', 'whitelabel', 'register'
  )),
  key text not null check (length(key) between 1 and 60),
  version int not null check (version > 0),
  -- Null from the version on with which it was taken off the site.
  body jsonb,
  -- The place in its list.
  position int not null,
  -- 'files' for what the brand's folder brought; else who published it.
  created_by text not null check (length(created_by) between 1 and 60),
  created_at timestamptz not null,
  primary key (brand, kind, key, version)
);

create trigger brand_content_append_only before update or delete on brand_content
  for each row execute function ledger_refuse_change();
