-- What proofs are signed with, the same in every process: one row, made when first needed.
create table challenges_secret (
  is_only boolean primary key default true check (is_only),
  key text not null
);

-- From where it was asked for: one network cannot have pictures and codes by the hundred.
alter table challenges_captcha add column network text not null default '';
alter table challenges_code add column network text not null default '';

create index challenges_captcha_network on challenges_captcha (network, created_at);
create index challenges_code_network on challenges_code (network, created_at);

-- When the counting began: thirty failures in a quarter of an hour are not thirty in a month.
alter table challenges_failure add column first_at timestamptz not null default now();
alter table challenges_failure alter column first_at drop default;
