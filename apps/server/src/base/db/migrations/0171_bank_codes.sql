-- The bank's code in the brand's list. Accounts from before there was a list have none and stay good.
alter table members_bank_account add column bank_code text;
