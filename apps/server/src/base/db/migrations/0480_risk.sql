-- Rules of risk and markers of harm: what each looks for, by brand. Its first row is the usual one.
create table risk_rule (
  brand text not null,
  code text not null,
  is_on boolean not null default true,
  thresholds jsonb not null,
  version integer not null default 1,
  changed_at timestamptz,
  changed_by operator_id references operators_operator,
  reason text,
  primary key (brand, code),
  constraint risk_rule_changed check (num_nulls(changed_at, changed_by, reason) = any (array[0, 3])),
  constraint risk_rule_off_with_reason check (is_on or reason is not null)
);

create domain risk_case_id as text check (value like 'rsk\_%');

-- What a rule found about a member. One is open at a time; found again, its evidence is the newer.
create table risk_case (
  id risk_case_id primary key,
  kind text not null,
  rule text not null,
  member_id member_id not null references members_member,
  evidence jsonb not null, -- The figures, each by its name.
  thresholds jsonb not null, -- As they stood when the figures were taken.
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  seen_count integer not null default 1,
  outcome text,
  reason text,
  ended_by operator_id references operators_operator,
  ended_at timestamptz,
  constraint risk_case_kind check (kind = any (array['risk', 'care'])),
  constraint risk_case_outcome check (outcome = any (array['confirmed', 'dismissed'])),
  constraint risk_case_ended check (num_nulls(outcome, reason, ended_by, ended_at) = any (array[0, 4]))
);
create unique index risk_case_open on risk_case (rule, member_id) where ended_at is null;
create index risk_case_member on risk_case (member_id, rule, ended_at);
create index risk_case_rule on risk_case (rule, outcome);

-- One row: up to where changes were looked at. Whoever looks holds it.
create table risk_mark (
  is_only boolean primary key default true,
  looked_to timestamptz not null,
  constraint risk_mark_is_only check (is_only)
);
insert into risk_mark (looked_to) values ('2000-01-01');

create index members_bank_account_created on members_bank_account (created_at);

-- What the rules read of the other modules.
create view risk_deposit as
  select member_id, amount, created_at as at from deposits_receipt;
create view risk_withdrawal as
  select member_id, amount, status, created_at as at, changed_at from withdrawals_order;
create view risk_bet as
  select member_id, vendor, game, stake_cash + stake_bonus as stake, stake_cash,
    payout_cash + payout_bonus as payout, placed_at, settled_at
  from valid_bets_bet where status = 'settled';
create view risk_bet_day as
  select member_id, day_on, vendor, game, bet_count, stake, stake_cash, payout from valid_bets_day;
create view risk_bonus as
  select member_id, amount, granted_at as at from bonuses_grant;
create view risk_bank as
  select member_id, bank_name, account_digest, created_at as at
  from members_bank_account where removed_at is null and account_digest is not null;
create view risk_device as
  select member_id, device_digest, first_at, last_at from sessions_device;
create view risk_game as
  select v.provider as vendor, g.code as game, g.names, g.return_most_ppm
  from catalog_game g join catalog_vendor v on v.code = g.vendor
  where v.provider is not null and g.return_most_ppm is not null;

-- Whose figures may have changed, and when.
create view risk_change as
  select member_id, created_at as at from deposits_receipt
  union all select member_id, changed_at from withdrawals_order
  union all select member_id, changed_at from play_bet
  union all select member_id, created_at from members_bank_account
  union all select member_id, last_at from sessions_device;
-- Bets that changed later than this may not be counted yet.
create view risk_counted as
  select changed_to as to_at from valid_bets_mark;

alter table cases_work
  drop constraint cases_work_kind,
  add constraint cases_work_kind check (kind = any (array['alert', 'reconciliation', 'payment',
    'claim', 'operator', 'reward', 'exclusion', 'risk', 'care'])),
  drop constraint cases_work_outcome,
  add constraint cases_work_outcome check (outcome = any
    (array['explained', 'corrected', 'released', 'refused', 'confirmed', 'dismissed']));

create or replace view cases_case as
  select f.kind, f.source, f.code, f.party, f.about, f.reference, f.member_id, f.day, f.ours,
    f.theirs, f.opened_at, f.seen_count, f.is_open, f.outcome, f.reason, f.ended_by, f.ended_at,
    w.owner_id, w.taken_at, f.operator_id::operator_id as operator_id, f.decide_by, f.evidence
  from (
    -- A wallet's alert that is seen again after somebody ended it is open again.
    select 'alert' as kind, a.id::text as source, a.code, a.vendor as party, a.command as about,
      a.tx_id as reference, a.member_id::text as member_id, null::date as day, null::text as ours,
      null::text as theirs, a.first_seen_at as opened_at, a.seen_count,
      e.ended_at is null or a.last_seen_at > e.ended_at as is_open,
      e.outcome, e.reason, e.ended_by::text as ended_by, e.ended_at, null::operator_id as operator_id,
      null::timestamptz as decide_by, null::jsonb as evidence
    from play_alert a left join cases_work e on e.kind = 'alert' and e.source = a.id::text
    union all
    select 'reconciliation', r.id, r.kind, coalesce(r.vendor, ''), r.statement_id, r.subject,
      substring(concat_ws(' ', r.ours, r.theirs) from 'mem_[0-9A-Z]{26}'), null, r.ours, r.theirs,
      r.opened_at, r.seen_count, r.status = 'open', nullif(r.status, 'open'), r.reason, r.actor,
      r.closed_at, null, null, null
    from reconcile_case r
    union all
    select 'payment', d.id, d.kind, d.provider, null, d.reference,
      coalesce(o.member_id, p.member_id), d.day, d.here::text, d.there::text, d.found_at, 1,
      d.status = 'open',
      case when d.status = 'open' then null
        when d.closed_by is null then 'corrected' else coalesce(e.outcome, 'explained') end,
      d.note, d.closed_by, d.closed_at, null, null, null
    from payments_difference d
      left join cases_work e on e.kind = 'payment' and e.source = d.id
      left join deposits_order o on o.id = split_part(d.reference, ':', 1)
      left join withdrawals_payout t on t.id = split_part(d.reference, ':', 1)
      left join withdrawals_order p on p.id = t.order_id
    union all
    select 'claim', c.id, c.status, '', null, c.reference, c.member_id, null, c.payout::text,
      coalesce(c.amount_received, 0)::text, c.waiting_since, 1,
      c.status = any (array['partly', 'notReceived']), c.outcome, c.reason, null,
      case when c.status = 'closed' then c.changed_at end, null, null, null
    from withdrawals_order c
    where c.status = any (array['partly', 'notReceived', 'closed'])
    union all
    select 'operator', s.source, s.code, '', null, s.subject, null, null, null, null, s.opened_at,
      s.seen_count, e.ended_at is null or s.last_seen_at > e.ended_at, e.outcome, e.reason,
      e.ended_by::text, e.ended_at, s.operator_id, null, null
    from (
      select min(a.id)::text as source, a.operator_id, a.code, a.subject, min(a.at) as opened_at,
        max(a.at) as last_seen_at, count(*)::int as seen_count
      from operators_alert a group by a.operator_id, a.code, a.subject
    ) s left join cases_work e on e.kind = 'operator' and e.source = s.source
    union all
    -- Rewards of one member that are held by one term, because of one other member.
    select 'reward', h.id, h.because, '', o.account, h.id, h.member_id, null, s.held::text,
      coalesce(h.appeal, h.statement), h.opened_at, s.count::int, h.decision is null, h.decision,
      h.reason, h.decided_by::text, h.decided_at, null, h.decide_by, null
    from claims_hold h
      join members_member o on o.id = h.other_id
      cross join lateral (
        select count(*) as count, coalesce(sum(r.amount) filter (where r.kind = 'cash'), 0) as held
        from claims_reward r where r.hold_id = h.id
      ) s
    union all
    -- The account is the new one; whom it seems to be is named beside it.
    select 'exclusion', m.id::text, m.sign, '', o.account, m.excluded_id, m.member_id, null, null,
      null, m.found_at, 1, e.ended_at is null, e.outcome, e.reason, e.ended_by::text, e.ended_at,
      null, null, null
    from exclusions_match m
      join members_member o on o.id = m.excluded_id
      left join cases_work e on e.kind = 'exclusion' and e.source = m.id::text
    union all
    select k.kind, k.id, k.rule, '', null, k.id, k.member_id, null, null, null, k.opened_at,
      k.seen_count, k.ended_at is null, k.outcome, k.reason, k.ended_by::text, k.ended_at, null,
      null, jsonb_build_object('figures', k.evidence, 'thresholds', k.thresholds)
    from risk_case k
  ) f left join cases_work w on w.kind = f.kind and w.source = f.source;
