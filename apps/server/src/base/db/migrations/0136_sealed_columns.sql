-- Secrets and personal values that must be read again are sealed by the server under a key that is
-- kept outside of the database. What is in the clear from before is sealed at the next start; the
-- constraints hold for every row that is written from now on.
alter table kernel_seal_key
  alter column private_jwk type text using private_jwk::text,
  add constraint kernel_seal_key_sealed check (starts_with(private_jwk, 'sealed:v1:')) not valid;

alter table system_secret
  drop constraint system_secret_secret_check,
  alter column secret type text using encode(secret, 'base64'),
  add constraint system_secret_sealed check (starts_with(secret, 'sealed:v1:')) not valid;

alter table challenges_secret
  add constraint challenges_secret_sealed check (starts_with(key, 'sealed:v1:')) not valid;

alter table vendors_key
  add constraint vendors_key_sealed check (starts_with(material, 'sealed:v1:')) not valid;

alter table credentials_totp
  add constraint credentials_totp_sealed check (starts_with(secret, 'sealed:v1:')) not valid;

alter table operators_operator
  add constraint operators_operator_sealed
    check (starts_with(totp_secret, 'sealed:v1:')) not valid;

alter table members_profile
  alter column birthday type text using to_char(birthday, 'YYYY-MM-DD'),
  add constraint members_profile_birthday_sealed
    check (starts_with(birthday, 'sealed:v1:')) not valid,
  add constraint members_profile_id_number_sealed
    check (starts_with(id_number, 'sealed:v1:')) not valid;

-- Two sealed numbers never look the same: a keyed digest tells that they are.
alter table members_bank_account
  add column account_digest text,
  add constraint members_bank_account_sealed
    check (starts_with(account_number, 'sealed:v1:') and account_digest is not null) not valid;

drop index members_bank_account_once;
create unique index members_bank_account_once
  on members_bank_account (member_id, bank_name, account_digest) where removed_at is null;

alter table withdrawals_order
  add constraint withdrawals_order_sealed
    check (starts_with(account_number, 'sealed:v1:')) not valid;
