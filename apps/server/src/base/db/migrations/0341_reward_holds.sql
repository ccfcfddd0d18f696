-- Which devices members logged in from, as a digest of the name that the browser keeps.
create table sessions_device (
  member_id member_id not null references members_member,
  device_digest text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, device_digest)
);
create index sessions_device_last on sessions_device (last_at);

-- Tells that two members gave the same document; it cannot be opened.
alter table members_profile add column id_digest text;
create index members_profile_document on members_profile (id_digest) where id_digest is not null;
create index members_bank_account_digest on members_bank_account (account_digest);

create domain hold_id as text check (value like 'hld\_%');

-- Rewards of one member that are held by one published term, because of one other member, until an
-- operator has looked. A member who was released is not held again for the same.
create table claims_hold (
  id hold_id primary key,
  member_id member_id not null references members_member,
  because text not null,
  other_id member_id not null references members_member, -- Whose account, document or device it is too.
  opened_at timestamptz not null,
  decide_by timestamptz not null, -- Undecided by then, it is released.
  statement text, -- What the member says before a decision …
  appeal text, -- … and against a refusal, once.
  refused_by operator_id, -- Who refused before the appeal: another decides then.
  decision text,
  reason text, -- Said to the member.
  decided_by operator_id, -- Null where the time ran out.
  decided_at timestamptz,
  constraint claims_hold_other check (other_id <> member_id),
  constraint claims_hold_decision check (decision = any (array['released', 'refused'])),
  constraint claims_hold_decided check ((decision is null) = (decided_at is null)
    and (decision is null) = (reason is null))
);
create unique index claims_hold_open on claims_hold (member_id, because, other_id)
  where decision is null;
create index claims_hold_due on claims_hold (decide_by) where decision is null;

alter table claims_reward
  add column hold_id hold_id references claims_hold,
  add column held_at timestamptz;
create index claims_reward_hold on claims_reward (hold_id) where hold_id is not null;

alter table cases_work
  drop constraint cases_work_kind,
  add constraint cases_work_kind
    check (kind = any (array['alert', 'reconciliation', 'payment', 'claim', 'operator', 'reward'])),
  drop constraint cases_work_outcome,
  add constraint cases_work_outcome
    check (outcome = any (array['explained', 'corrected', 'released', 'refused']));

create or replace view cases_case as
  select f.kind, f.source, f.code, f.party, f.about, f.reference, f.member_id, f.day, f.ours,
    f.theirs, f.opened_at, f.seen_count, f.is_open, f.outcome, f.reason, f.ended_by, f.ended_at,
    w.owner_id, w.taken_at, f.operator_id::operator_id as operator_id, f.decide_by
  from (
    -- A wallet's alert that is seen again after somebody ended it is open again.
    select 'alert' as kind, a.id::text as source, a.code, a.vendor as party, a.command as about,
      a.tx_id as reference, a.member_id::text as member_id, null::date as day, null::text as ours,
      null::text as theirs, a.first_seen_at as opened_at, a.seen_count,
      e.ended_at is null or a.last_seen_at > e.ended_at as is_open,
      e.outcome, e.reason, e.ended_by::text as ended_by, e.ended_at, null::operator_id as operator_id,
      null::timestamptz as decide_by
    from play_alert a left join cases_work e on e.kind = 'alert' and e.source = a.id::text
    union all
    select 'reconciliation', r.id, r.kind, coalesce(r.vendor, ''), r.statement_id, r.subject,
      substring(concat_ws(' ', r.ours, r.theirs) from 'mem_[0-9A-Z]{26}'), null, r.ours, r.theirs,
      r.opened_at, r.seen_count, r.status = 'open', nullif(r.status, 'open'), r.reason, r.actor,
      r.closed_at, null, null
    from reconcile_case r
    union all
    select 'payment', d.id, d.kind, d.provider, null, d.reference,
      coalesce(o.member_id, p.member_id), d.day, d.here::text, d.there::text, d.found_at, 1,
      d.status = 'open',
      case when d.status = 'open' then null
        when d.closed_by is null then 'corrected' else coalesce(e.outcome, 'explained') end,
      d.note, d.closed_by, d.closed_at, null, null
    from payments_difference d
      left join cases_work e on e.kind = 'payment' and e.source = d.id
      left join deposits_order o on o.id = split_part(d.reference, ':', 1)
      left join withdrawals_payout t on t.id = split_part(d.reference, ':', 1)
      left join withdrawals_order p on p.id = t.order_id
    union all
    select 'claim', c.id, c.status, '', null, c.reference, c.member_id, null, c.payout::text,
      coalesce(c.amount_received, 0)::text, c.waiting_since, 1,
      c.status = any (array['partly', 'notReceived']), c.outcome, c.reason, null,
      case when c.status = 'closed' then c.changed_at end, null, null
    from withdrawals_order c
    where c.status = any (array['partly', 'notReceived', 'closed'])
    union all
    select 'operator', s.source, s.code, '', null, s.subject, null, null, null, null, s.opened_at,
      s.seen_count, e.ended_at is null or s.last_seen_at > e.ended_at, e.outcome, e.reason,
      e.ended_by::text, e.ended_at, s.operator_id, null
    from (
      select min(a.id)::text as source, a.operator_id, a.code, a.subject, min(a.at) as opened_at,
        max(a.at) as last_seen_at, count(*)::int as seen_count
      from operators_alert a group by a.operator_id, a.code, a.subject
    ) s left join cases_work e on e.kind = 'operator' and e.source = s.source
    union all
    -- Rewards of one member that are held by one term, because of one other member.
    select 'reward', h.id, h.because, '', o.account, h.id, h.member_id, null, s.held::text,
      coalesce(h.appeal, h.statement), h.opened_at, s.count::int, h.decision is null, h.decision,
      h.reason, h.decided_by::text, h.decided_at, null, h.decide_by
    from claims_hold h
      join members_member o on o.id = h.other_id
      cross join lateral (
        select count(*) as count, coalesce(sum(r.amount) filter (where r.kind = 'cash'), 0) as held
        from claims_reward r where r.hold_id = h.id
      ) s
  ) f left join cases_work w on w.kind = f.kind and w.source = f.source;
