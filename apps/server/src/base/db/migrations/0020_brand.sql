-- What changes while the site of a brand runs: the maintenance switch, who is kept out, and a digest
-- of the content that was announced last. A row that is not there means what the brand's file says.
create table brand_setting (
  brand text not null,
  key text not null check (key in ('maintenance', 'access', 'content')),
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (brand, key)
);
