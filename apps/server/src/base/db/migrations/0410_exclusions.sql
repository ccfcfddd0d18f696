-- A break from play that a member took, or an operator took for them. Rows are added and never
-- changed: a longer one may follow, and the longest holds.
create domain exclusion_id as text check (value like 'exc\_%');

create table exclusions_exclusion (
  id exclusion_id primary key,
  member_id member_id not null references members_member,
  kind text not null,
  began_at timestamptz not null,
  until_at timestamptz not null, -- The year 9999 for one without an end.
  operator_id operator_id references operators_operator, -- Null where the member asked for it.
  reason text,
  constraint exclusions_exclusion_kind check (kind = any (array['cooling_off', 'exclusion'])),
  constraint exclusions_exclusion_length check (case kind
    when 'cooling_off' then until_at - began_at between interval '1 day' and interval '42 days'
    else until_at - began_at >= interval '181 days' end),
  constraint exclusions_exclusion_reason check ((operator_id is null) or (reason is not null))
);
create index exclusions_exclusion_member on exclusions_exclusion (member_id, until_at);

create trigger exclusions_exclusion_append_only before update or delete on exclusions_exclusion
  for each row execute function operators_refuse_change();
create trigger exclusions_exclusion_no_truncate before truncate on exclusions_exclusion
  for each statement execute function operators_refuse_change();

-- The end of the longest one, beside what else decides whether a member may bet: it is read with them.
alter table members_member add column excluded_until timestamptz;
create index members_member_excluded on members_member (excluded_until)
  where excluded_until is not null;

create function members_keep_exclusion() returns trigger language plpgsql as $$
begin
  if old.excluded_until is not null
      and (new.excluded_until is null or new.excluded_until < old.excluded_until) then
    raise exception 'an exclusion is not shortened' using errcode = 'BZ403';
  end if;
  return new;
end $$;
create trigger members_member_keep_exclusion before update of excluded_until on members_member
  for each row execute function members_keep_exclusion();

-- A member who has excluded themselves cannot be taken away and made anew.
create function members_keep_excluded() returns trigger language plpgsql as $$
begin
  if old.excluded_until is not null then
    raise exception 'a member with an exclusion is not deleted' using errcode = 'BZ403';
  end if;
  return old;
end $$;
create trigger members_member_keep_excluded before delete on members_member
  for each row execute function members_keep_excluded();

create function exclusions_hold() returns trigger language plpgsql as $$
begin
  update members_member set excluded_until = greatest(excluded_until, new.until_at)
    where id = new.member_id;
  return null;
end $$;
create trigger exclusions_exclusion_hold after insert on exclusions_exclusion
  for each row execute function exclusions_hold();

-- An account that seems to be of somebody who is excluded, and by which sign. Found again, it is one.
create table exclusions_match (
  id bigint generated always as identity primary key,
  member_id member_id not null references members_member,
  sign text not null,
  excluded_id member_id not null references members_member,
  found_at timestamptz not null,
  unique (member_id, sign, excluded_id),
  constraint exclusions_match_sign
    check (sign = any (array['bank_account', 'document', 'device', 'name_and_birthday'])),
  constraint exclusions_match_other check (member_id <> excluded_id)
);
create trigger exclusions_match_append_only before update or delete on exclusions_match
  for each row execute function operators_refuse_change();

create index sessions_device_digest on sessions_device (device_digest);

alter table cases_work
  drop constraint cases_work_kind,
  add constraint cases_work_kind check (kind = any
    (array['alert', 'reconciliation', 'payment', 'claim', 'operator', 'reward', 'exclusion']));

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
    union all
    -- The account is the new one; whom it seems to be is named beside it.
    select 'exclusion', m.id::text, m.sign, '', o.account, m.excluded_id, m.member_id, null, null,
      null, m.found_at, 1, e.ended_at is null, e.outcome, e.reason, e.ended_by::text, e.ended_at,
      null, null
    from exclusions_match m
      join members_member o on o.id = m.excluded_id
      left join cases_work e on e.kind = 'exclusion' and e.source = m.id::text
  ) f left join cases_work w on w.kind = f.kind and w.source = f.source;
