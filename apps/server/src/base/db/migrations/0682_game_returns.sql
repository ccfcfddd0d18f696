-- A case may be about a game instead of a member: what it returned to all of them.
alter table risk_case
  alter column member_id drop not null,
  add column vendor text,
  add column game text,
  add constraint risk_case_about check (num_nulls(vendor, game) = case when member_id is null then 0 else 2 end),
  add constraint risk_case_game check (length(vendor) <= 60 and length(game) <= 120);
create unique index risk_case_open_game on risk_case (rule, vendor, game)
  where ended_at is null and member_id is null;

create or replace view risk_game as
  select v.provider as vendor, g.code as game, g.names, g.return_most_ppm, g.return_least_ppm
  from catalog_game g join catalog_vendor v on v.code = g.vendor
  where v.provider is not null and g.return_most_ppm is not null;
