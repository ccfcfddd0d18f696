-- Who has agreed to what takes more than one operator.
create table operators_agreement (
  subject text not null,
  operator_id operator_id not null references operators_operator,
  at timestamptz not null,
  primary key (subject, operator_id),
  constraint operators_agreement_subject check (length(subject) between 1 and 60)
);

create trigger operators_agreement_append_only before update or delete on operators_agreement
  for each row execute function operators_refuse_change();

-- What the first of two has agreed to counts on.
insert into operators_agreement (subject, operator_id, at)
  select id, agreed_by, agreed_at from points_redemption
  where agreed_by is not null and decided_by is null;
