-- On whose word alone a payment was credited; null: a provider told of it, or two operators agreed.
alter table deposits_receipt add column alone_by operator_id;
create index deposits_receipt_alone on deposits_receipt (alone_by, created_at)
  where alone_by is not null;
