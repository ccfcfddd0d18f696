-- The day of the newest text (terms, privacy) that a member agreed to. Null where nobody is asked: trials
-- and demonstrations.
alter table members_member add column agreed_on date;
update members_member m set agreed_on = c.agreed_on
from (
  select member_id, max(version)::date as agreed_on from members_consent
  where kind = any (array['terms', 'privacy']) group by member_id
) c where c.member_id = m.id;

-- The days that the texts in force hold from, guarded by the number that every stake is written with.
alter table switches_revision add column terms_on date[] not null default '{}';
create view consents_terms as select unnest(r.terms_on) as since from switches_revision r;

create function switches_follow_terms() returns trigger language plpgsql as $$
begin
  if exists (select from added where kind = 'legal') then
    perform pg_advisory_xact_lock(460460);
    update switches_revision set revision = revision + 1, terms_on = (
      select coalesce(array_agg(distinct (t.body ->> 'since')::date), '{}')
      from (
        select distinct on (c.key) c.body from brand_content c
        where c.kind = 'legal' and c.brand in (select brand from added)
        order by c.key, c.version desc
      ) t where t.body is not null
    );
  end if;
  return null;
end $$;
create trigger brand_content_terms after insert on brand_content referencing new table as added
  for each statement execute function switches_follow_terms();
update switches_revision set terms_on = (
  select coalesce(array_agg(distinct (t.body ->> 'since')::date), '{}')
  from (
    select distinct on (c.brand, c.key) c.body from brand_content c
    where c.kind = 'legal' order by c.brand, c.key, c.version desc
  ) t where t.body is not null
);
