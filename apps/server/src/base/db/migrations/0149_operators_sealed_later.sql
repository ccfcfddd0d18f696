-- 0136 asks that an operator's secret is sealed, and 0150 rewrites operators: on a database from
-- before 0136 the secrets are still in the clear at that point, because they are sealed after the
-- migrations, and 0150 was refused. So the rule waits until 0195.
alter table operators_operator drop constraint if exists operators_operator_sealed;
