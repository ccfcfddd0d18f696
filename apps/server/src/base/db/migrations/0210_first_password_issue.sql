-- Who gave an account its first password, and when: until its owner has chosen another, whoever gave
-- it out could have used it.
create table credentials_issue (
  id bigint generated always as identity primary key,
  member_id member_id not null,
  issued_at timestamptz not null,
  by_member member_id, -- The agent above the account.
  by_operator operator_id,
  constraint credentials_issue_issuer check (num_nonnulls(by_member, by_operator) = 1)
);

create index credentials_issue_member on credentials_issue (member_id, id desc);

create trigger credentials_issue_append_only before update or delete on credentials_issue
  for each row execute function operators_refuse_change();
create trigger credentials_issue_no_truncate before truncate on credentials_issue
  for each statement execute function operators_refuse_change();
