-- Approvals that were refused because of who tried them stand on the desk of cases. The same attempt
-- made again is the same case: its source is the id of the first, and it is open again when it is
-- seen after somebody ended it.
alter table cases_work
  drop constraint cases_work_kind,
  add constraint cases_work_kind
    check (kind = any (array['alert', 'reconciliation', 'payment', 'claim', 'operator']));

create or replace view cases_case as
  select f.kind, f.source, f.code, f.party, f.about, f.reference, f.member_id, f.day, f.ours,
    f.theirs, f.opened_at, f.seen_count, f.is_open, f.outcome, f.reason, f.ended_by, f.ended_at,
    w.owner_id, w.taken_at, f.operator_id::operator_id as operator_id
  from (
    -- A wallet's alert that is seen again after somebody ended it is open again.
    select 'alert' as kind, a.id::text as source, a.code, a.vendor as party, a.command as about,
      a.tx_id as reference, a.member_id::text as member_id, null::date as day, null::text as ours,
      null::text as theirs, a.first_seen_at as opened_at, a.seen_count,
      e.ended_at is null or a.last_seen_at > e.ended_at as is_open,
      e.outcome, e.reason, e.ended_by::text as ended_by, e.ended_at, null::operator_id as operator_id
    from play_alert a left join cases_work e on e.kind = 'alert' and e.source = a.id::text
    union all
    select 'reconciliation', r.id, r.kind, coalesce(r.vendor, ''), r.statement_id, r.subject,
      substring(concat_ws(' ', r.ours, r.theirs) from 'mem_[0-9A-Z]{26}'), null, r.ours, r.theirs,
      r.opened_at, r.seen_count, r.status = 'open', nullif(r.status, 'open'), r.reason, r.actor,
      r.closed_at, null
    from reconcile_case r
    union all
    select 'payment', d.id, d.kind, d.provider, null, d.reference,
      coalesce(o.member_id, p.member_id), d.day, d.here::text, d.there::text, d.found_at, 1,
      d.status = 'open',
      case when d.status = 'open' then null
        when d.closed_by is null then 'corrected' else coalesce(e.outcome, 'explained') end,
      d.note, d.closed_by, d.closed_at, null
    from payments_difference d
      left join cases_work e on e.kind = 'payment' and e.source = d.id
      left join deposits_order o on o.id = split_part(d.reference, ':', 1)
      left join withdrawals_payout t on t.id = split_part(d.reference, ':', 1)
      left join withdrawals_order p on p.id = t.order_id
    union all
    select 'claim', c.id, c.status, '', null, c.reference, c.member_id, null, c.payout::text,
      coalesce(c.amount_received, 0)::text, c.waiting_since, 1,
      c.status = any (array['partly', 'notReceived']), c.outcome, c.reason, null,
      case when c.status = 'closed' then c.changed_at end, null
    from withdrawals_order c
    where c.status = any (array['partly', 'notReceived', 'closed'])
    union all
    select 'operator', s.source, s.code, '', null, s.subject, null, null, null, null, s.opened_at,
      s.seen_count, e.ended_at is null or s.last_seen_at > e.ended_at, e.outcome, e.reason,
      e.ended_by::text, e.ended_at, s.operator_id
    from (
      select min(a.id)::text as source, a.operator_id, a.code, a.subject, min(a.at) as opened_at,
        max(a.at) as last_seen_at, count(*)::int as seen_count
      from operators_alert a group by a.operator_id, a.code, a.subject
    ) s left join cases_work e on e.kind = 'operator' and e.source = s.source
  ) f left join cases_work w on w.kind = f.kind and w.source = f.source;
