-- When the brand's default password of an account was used: it opens the forced change once.
alter table credentials_password add column default_used_at timestamptz;
