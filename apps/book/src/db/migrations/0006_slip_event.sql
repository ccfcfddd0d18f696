-- What the wallet is told that decides a slip: its match, or all its matches as one name. Null for
-- slips that were sold before.
alter table slip add column event text;
