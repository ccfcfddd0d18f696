-- Secrets and personal values that must be read again are sealed by the server under a key that is
-- kept outside of the database. What is in the clear from before is sealed at the next start, after all
-- migrations: so a value is looked at when it is written, and not when its row is changed otherwise.
create function require_sealed() returns trigger language plpgsql as $$
begin
  if not starts_with(to_jsonb(new) ->> tg_argv[0], 'sealed:v1:') then
    raise exception '%.% is not sealed', tg_table_name, tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end
$$;

alter table kernel_seal_key alter column private_jwk type text using private_jwk::text;
alter table system_secret
  drop constraint system_secret_secret_check,
  alter column secret type text using encode(secret, 'base64');
alter table members_profile
  alter column birthday type text using to_char(birthday, 'YYYY-MM-DD');

create trigger kernel_seal_key_sealed before insert or update of private_jwk on kernel_seal_key
  for each row execute function require_sealed('private_jwk');
create trigger system_secret_sealed before insert or update of secret on system_secret
  for each row execute function require_sealed('secret');
create trigger challenges_secret_sealed before insert or update of key on challenges_secret
  for each row execute function require_sealed('key');
create trigger vendors_key_sealed before insert or update of material on vendors_key
  for each row execute function require_sealed('material');
create trigger credentials_totp_sealed before insert or update of secret on credentials_totp
  for each row execute function require_sealed('secret');
create trigger operators_operator_sealed before insert or update of totp_secret on operators_operator
  for each row execute function require_sealed('totp_secret');
create trigger members_profile_birthday_sealed before insert or update of birthday on members_profile
  for each row execute function require_sealed('birthday');
create trigger members_profile_id_number_sealed before insert or update of id_number on members_profile
  for each row execute function require_sealed('id_number');
create trigger members_bank_account_sealed before insert or update of account_number on members_bank_account
  for each row execute function require_sealed('account_number');
create trigger withdrawals_order_sealed before insert or update of account_number on withdrawals_order
  for each row execute function require_sealed('account_number');

-- Two sealed numbers never look the same: a keyed digest tells that they are.
alter table members_bank_account add column account_digest text;
drop index members_bank_account_once;
create unique index members_bank_account_once
  on members_bank_account (member_id, bank_name, account_digest) where removed_at is null;
