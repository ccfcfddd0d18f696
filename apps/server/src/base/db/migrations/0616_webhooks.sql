create domain webhook_id as text check (value like 'whk\_%');

-- Addresses of the brand's own programs that are told of events.
create table webhooks_endpoint (
  id webhook_id primary key,
  name text not null,
  url text not null,
  kinds text[] not null,
  secret text not null, -- Sealed.
  secret_before text, -- Sealed; signs too until `before_until`, so that a change loses no delivery.
  before_until timestamptz,
  made_by operator_id not null references operators_operator,
  created_at timestamptz not null,
  failing_since timestamptz, -- Since when no delivery was taken.
  paused_at timestamptz,
  pause_reason text, -- 'operator', or 'failing' when we stopped by ourselves.
  removed_at timestamptz,
  constraint webhooks_endpoint_name check (length(name) between 1 and 60),
  constraint webhooks_endpoint_url check (length(url) <= 500),
  constraint webhooks_endpoint_kinds check (cardinality(kinds) between 1 and 40),
  constraint webhooks_endpoint_reason check (pause_reason = any (array['operator', 'failing'])),
  constraint webhooks_endpoint_paused check ((paused_at is null) = (pause_reason is null))
);

-- One event for one address, until it is taken or given up.
create table webhooks_delivery (
  id bigint generated always as identity primary key,
  endpoint_id webhook_id not null references webhooks_endpoint,
  number bigint, -- Of the event log; null for a trial.
  kind text not null,
  body text not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz, -- When it is tried next, or by when a try that was begun must have ended.
  tried_at timestamptz,
  answer_status integer,
  answer_ms integer,
  failure text,
  constraint webhooks_delivery_status
    check (status = any (array['waiting', 'delivered', 'failed'])),
  constraint webhooks_delivery_next check ((next_at is not null) = (status = 'waiting')),
  constraint webhooks_delivery_body check (length(body) <= 20000),
  constraint webhooks_delivery_failure check (length(failure) <= 200)
);

create index webhooks_delivery_due on webhooks_delivery (next_at) where status = 'waiting';
create index webhooks_delivery_endpoint on webhooks_delivery (endpoint_id, id desc);
create index webhooks_delivery_created on webhooks_delivery (created_at);

alter table operators_alert
  drop constraint operators_alert_code,
  add constraint operators_alert_code
    check (code = any (array['approval_too_new', 'approval_of_maker', 'emergency',
      'webhook_stopped']));
