-- How calls of vendors and to payment providers went, by the minute and over all processes: what
-- operators see as health. Written some seconds after the fact, kept for a day.
create table kernel_outside_call (
  kind text not null,
  code text not null,
  minute_at timestamptz not null,
  call_count bigint not null,
  failure_count bigint not null,
  total_ms bigint not null,
  last_at timestamptz not null,
  primary key (kind, code, minute_at),
  constraint kernel_outside_call_kind check (kind = any (array['vendor', 'provider'])),
  constraint kernel_outside_call_counts check (failure_count between 0 and call_count)
);
create index kernel_outside_call_minute on kernel_outside_call (minute_at);
