-- What an operator changes while the site runs: the maintenance switch, and who is kept out. A row
-- that is not there means what the brand's file says.
create table brand_setting (
  key text primary key check (key in ('maintenance', 'access')),
  value jsonb not null,
  changed_at timestamptz not null
);
