-- What a person must look at, from wherever it was found. A case is read from the row that tells of
-- it, so none can be lost between the two; only who works on it and how it ended is kept here.
create table cases_work (
  kind text not null,
  source text not null, -- The id in the table of its kind.
  owner_id operator_id,
  taken_at timestamptz,
  outcome text,
  reason text,
  ended_by operator_id,
  ended_at timestamptz,
  primary key (kind, source),
  constraint cases_work_kind
    check (kind = any (array['alert', 'reconciliation', 'payment', 'claim'])),
  constraint cases_work_taken check ((owner_id is null) = (taken_at is null)),
  constraint cases_work_outcome check (outcome = any (array['explained', 'corrected'])),
  constraint cases_work_ended check ((ended_at is null) = (outcome is null)
    and (ended_at is null) = (ended_by is null) and (ended_at is null) = (reason is null))
);

create index cases_work_owner on cases_work (owner_id) where owner_id is not null;

-- What was found out about a case, in the words of who did.
create table cases_note (
  id text primary key,
  kind text not null,
  source text not null,
  operator_id operator_id not null,
  text text not null,
  at timestamptz not null,
  foreign key (kind, source) references cases_work
);

create index cases_note_case on cases_note (kind, source, at);

create index withdrawals_order_claimed on withdrawals_order (changed_at desc) where status = 'closed';

create view cases_case as
  select f.kind, f.source, f.code, f.party, f.about, f.reference, f.member_id, f.day, f.ours,
    f.theirs, f.opened_at, f.seen_count, f.is_open, f.outcome, f.reason, f.ended_by, f.ended_at,
    w.owner_id, w.taken_at
  from (
    -- A wallet's alert that is seen again after somebody ended it is open again.
    select 'alert' as kind, a.id::text as source, a.code, a.vendor as party, a.command as about,
      a.tx_id as reference, a.member_id::text as member_id, null::date as day, null::text as ours,
      null::text as theirs, a.first_seen_at as opened_at, a.seen_count,
      e.ended_at is null or a.last_seen_at > e.ended_at as is_open,
      e.outcome, e.reason, e.ended_by::text as ended_by, e.ended_at
    from play_alert a left join cases_work e on e.kind = 'alert' and e.source = a.id::text
    union all
    select 'reconciliation', r.id, r.kind, coalesce(r.vendor, ''), r.statement_id, r.subject,
      substring(concat_ws(' ', r.ours, r.theirs) from 'mem_[0-9A-Z]{26}'), null, r.ours, r.theirs,
      r.opened_at, r.seen_count, r.status = 'open', nullif(r.status, 'open'), r.reason, r.actor,
      r.closed_at
    from reconcile_case r
    union all
    select 'payment', d.id, d.kind, d.provider, null, d.reference,
      coalesce(o.member_id, p.member_id), d.day, d.here::text, d.there::text, d.found_at, 1,
      d.status = 'open',
      case when d.status = 'open' then null
        when d.closed_by is null then 'corrected' else coalesce(e.outcome, 'explained') end,
      d.note, d.closed_by, d.closed_at
    from payments_difference d
      left join cases_work e on e.kind = 'payment' and e.source = d.id
      left join deposits_order o on o.id = split_part(d.reference, ':', 1)
      left join withdrawals_payout t on t.id = split_part(d.reference, ':', 1)
      left join withdrawals_order p on p.id = t.order_id
    union all
    select 'claim', c.id, c.status, '', null, c.reference, c.member_id, null, c.payout::text,
      coalesce(c.amount_received, 0)::text, c.waiting_since, 1,
      c.status = any (array['partly', 'notReceived']), c.outcome, c.reason, null,
      case when c.status = 'closed' then c.changed_at end
    from withdrawals_order c
    where c.status = any (array['partly', 'notReceived', 'closed'])
  ) f left join cases_work w on w.kind = f.kind and w.source = f.source;
