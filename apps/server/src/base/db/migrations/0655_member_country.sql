-- Two letters of the country that a member first came in from, for reports: null until it was looked
-- for, empty where the address tells none. Bets of agents' rows are counted by it too.
alter table members_member
  add column country text,
  add constraint members_member_country check (country ~ '^([A-Z]{2})?$');
create index members_member_no_country on members_member (id) where country is null;

alter table reports_play add column country text;
insert into reports_stale (day_on) select distinct day_on from reports_play on conflict do nothing;
