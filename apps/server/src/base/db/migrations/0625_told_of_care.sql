-- When the member was last written to about what a marker of harm found.
alter table risk_case add column told_at timestamptz;
create index risk_case_told on risk_case (member_id, told_at) where told_at is not null;
