-- A vendor that keeps wallets need not be one that speaks to ours: they are named by the settings.
alter table vendors_wallet_transfer drop constraint vendors_wallet_transfer_vendor_fkey;

create index vendors_wallet_transfer_newest on vendors_wallet_transfer (member_id, id desc);
