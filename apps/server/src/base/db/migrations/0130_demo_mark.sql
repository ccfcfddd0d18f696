-- Accounts that a demonstration made: everybody knows their passwords, so production lets none of
-- them in and does not start beside them.
alter table members_member add column is_demo boolean not null default false;
alter table operators_operator add column is_demo boolean not null default false;

-- Demonstrations of before the mark: the agent whom everybody may look around with, the team below,
-- the member who was given play money, and operators who still have the published authenticator key.
with recursive team as (
  select id from members_member where account = 'agent' and affiliate_code = 'LANTERN'
  union
  select member.id from members_member member join team on member.upline_id = team.id
)
update members_member set is_demo = true where id in (select id from team);

update members_member member set is_demo = true
where account = 'demo'
  and exists (select 1 from ledger_request request where request.key = 'demo:' || member.id);

update operators_operator set is_demo = true
where totp_secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
