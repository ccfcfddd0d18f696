-- Made by `npm run db:types` from the migrated database. Do not edit.

create extension ltree;

create domain account_id as bigint
  CHECK ((VALUE <> 0));

create domain agreement_id as text
  CHECK ((VALUE ~~ 'agr\_%'::text));

create domain bill_id as text
  CHECK ((VALUE ~~ 'bil\_%'::text));

create domain bonus_id as text
  CHECK ((VALUE ~~ 'bon\_%'::text));

create domain chat_message_id as text
  CHECK ((VALUE ~~ 'cmg\_%'::text));

create domain chat_mute_id as text
  CHECK ((VALUE ~~ 'cmu\_%'::text));

create domain chat_person_id as text
  CHECK ((VALUE ~~ 'chp\_%'::text));

create domain chat_report_id as text
  CHECK ((VALUE ~~ 'crp\_%'::text));

create domain conversion_id as text
  CHECK ((VALUE ~~ 'cnv\_%'::text));

create domain deletion_id as text
  CHECK ((VALUE ~~ 'del\_%'::text));

create domain deposit_id as text
  CHECK ((VALUE ~~ 'dep\_%'::text));

create domain difference_id as text
  CHECK ((VALUE ~~ 'dif\_%'::text));

create domain downline_transfer_id as text
  CHECK ((VALUE ~~ 'dnt\_%'::text));

create domain ending_request_id as text
  CHECK ((VALUE ~~ 'enq\_%'::text));

create domain envelope_id as text
  CHECK ((VALUE ~~ 'env\_%'::text));

create domain exclusion_id as text
  CHECK ((VALUE ~~ 'exc\_%'::text));

create domain feedback_entry_id as text
  CHECK ((VALUE ~~ 'fbe\_%'::text));

create domain feedback_id as text
  CHECK ((VALUE ~~ 'fbk\_%'::text));

create domain hold_id as text
  CHECK ((VALUE ~~ 'hld\_%'::text));

create domain identity_check_id as text
  CHECK ((VALUE ~~ 'idc\_%'::text));

create domain identity_picture_id as text
  CHECK ((VALUE ~~ 'idp\_%'::text));

create domain invite_link_id as text
  CHECK ((VALUE ~~ 'lnk\_%'::text));

create domain member_id as text
  CHECK ((VALUE ~~ 'mem\_%'::text));

create domain message_id as text
  CHECK ((VALUE ~~ 'msg\_%'::text));

create domain minor as bigint;

create domain minor_sum as numeric(38,0);

create domain operator_id as text
  CHECK ((VALUE ~~ 'opr\_%'::text));

create domain operator_key_id as text
  CHECK ((VALUE ~~ 'apk\_%'::text));

create domain participation_id as text
  CHECK ((VALUE ~~ 'ptc\_%'::text));

create domain raffle_id as text
  CHECK ((VALUE ~~ 'raf\_%'::text));

create domain redemption_id as text
  CHECK ((VALUE ~~ 'rdm\_%'::text));

create domain reward_id as text
  CHECK ((VALUE ~~ 'rwd\_%'::text));

create domain risk_case_id as text
  CHECK ((VALUE ~~ 'rsk\_%'::text));

create domain settlement_run_id as text
  CHECK ((VALUE ~~ 'run\_%'::text));

create domain stop_id as text
  CHECK ((VALUE ~~ 'stp\_%'::text));

create domain support_id as text
  CHECK ((VALUE ~~ 'sup\_%'::text));

create domain support_message_id as text
  CHECK ((VALUE ~~ 'sum\_%'::text));

create domain transfer_id as bigint
  CHECK ((VALUE > 0));

create domain upline_transfer_id as text
  CHECK ((VALUE ~~ 'upt\_%'::text));

create domain upload_id as text
  CHECK ((VALUE ~~ 'upl\_%'::text));

create domain view_id as text
  CHECK ((VALUE ~~ 'viw\_%'::text));

create domain webhook_id as text
  CHECK ((VALUE ~~ 'whk\_%'::text));

CREATE OR REPLACE FUNCTION public.agents_place_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  old_path ltree;
  above ltree;
begin
  perform pg_advisory_xact_lock(hashtextextended('agents tree', 0));
  select path into strict old_path from agents_place where member_id = new.id;
  if new.upline_id is not null then
    select path into strict above from agents_place where member_id = new.upline_id;
    if above <@ old_path then
      raise exception 'nobody stands below themselves' using errcode = 'BZ410';
    end if;
  end if;
  update agents_place
    set path = coalesce(above, ''::ltree) || subpath(path, nlevel(old_path) - 1)
    where path >= old_path and path < old_path || 'z';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.agents_place_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  own bigint := nextval('agents_number');
  above ltree;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('agents tree', 0));
  if new.upline_id is not null then
    select path into strict above from agents_place where member_id = new.upline_id;
  end if;
  insert into agents_place (member_id, number, path)
    values (new.id, own, coalesce(above, ''::ltree) || own::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claims_take_away(ids text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from claims_reward where id = any (ids) and state = any (array['offered', 'held']);
$function$;

CREATE OR REPLACE FUNCTION public.decide_again()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'decided on figures that have changed' using errcode = 'BZ409';
end $function$;

CREATE OR REPLACE FUNCTION public.deletions_forget_member(forgotten member_id, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  contacts text[];
begin
  if not exists (select from deletions_request
    where member_id = forgotten and state = 'waiting' and due_at <= at) then
    raise exception 'nobody asked for the deletion of %', forgotten using errcode = 'BZ403';
  end if;
  select array_remove(array[mobile, email], null) into contacts
    from members_profile where member_id = forgotten;

  delete from sessions_handover where session_id in
    (select id from sessions_session where member_id = forgotten);
  delete from sessions_session where member_id = forgotten;
  delete from sessions_login where member_id = forgotten;
  delete from sessions_address where member_id = forgotten;
  delete from sessions_device where member_id = forgotten;
  delete from play_token where member_id = forgotten;

  delete from credentials_password where member_id = forgotten;
  delete from credentials_recovery_code where member_id = forgotten;
  delete from credentials_reset where member_id = forgotten;
  delete from credentials_totp where member_id = forgotten;

  delete from delivery_message where target = any (contacts);
  delete from challenges_code where target = any (contacts);
  delete from members_outside_identity where member_id = forgotten;
  delete from members_bank_account where member_id = forgotten;
  delete from members_profile where member_id = forgotten;
  update members_consent set ip = '' where member_id = forgotten;

  delete from identity_picture where member_id = forgotten;
  delete from identity_check where member_id = forgotten;
  delete from uploads_picture where member_id = forgotten;

  delete from messages_message where member_id = forgotten;
  delete from messages_choice where member_id = forgotten;
  delete from push_note where member_id = forgotten;
  delete from push_subscription where member_id = forgotten;
  delete from push_choice where member_id = forgotten;
  delete from players_note where member_id = forgotten;
  delete from players_tag where member_id = forgotten;
  delete from lobby_favourite where member_id = forgotten;
  delete from lobby_recent where member_id = forgotten;
  delete from chat_block where member_id = forgotten;
  update chat_message set body = '', mentions = '{}', shared = null
    where person_id in (select id from chat_person where member_id = forgotten);
  update feedback_entry set text = '' where operator_id is null
    and case_id in (select id from feedback_case where member_id = forgotten);
  update feedback_case set network = null where member_id = forgotten;
  update support_message set body = '' where operator_id is null
    and conversation_id in (select id from support_conversation where member_id = forgotten);

  update deposits_order set remark = null, instructions = null, pay_url = null
    where member_id = forgotten;
  update withdrawals_order set remark = null where member_id = forgotten;
  update agents_transfer set remark = null where member_id = forgotten or agent_id = forgotten;
  update transfers_upline set remark = null where member_id = forgotten;
  update promotions_participation set comment = null where member_id = forgotten;
  update claims_hold set statement = null, appeal = null where member_id = forgotten;
  update envelopes_envelope set wish = null where sender_id = forgotten;

  update members_member set account = 'deleted-' || lower(right(forgotten, 16)),
    nickname = 'deleted', status = 'closed', avatar = default, language = null,
    affiliate_code = null, referral_code = null
    where id = forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.deletions_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'waiting' then
    raise exception 'a request for deletion ends once' using errcode = 'BZ403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.exclusions_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update members_member set excluded_until = greatest(excluded_until, new.until_at)
    where id = new.member_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.exclusions_keep_mark()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' or old.until_at > now() then
    raise exception 'the mark of somebody shut out stays until its end' using errcode = 'BZ403';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.identity_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'waiting' and new.status is distinct from old.status then
    raise exception 'an identity check is decided once' using errcode = 'BZ403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_balance_before(account bigint, moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  number bigint := ledger_entries_before(account, moment);
  held bigint := 0; -- Before its first entry.
begin
  if number > 0 then
    select balance into held from (
      select from_balance as balance from ledger_transfer
        where from_account = account and from_account > 0 and from_version = number
      union all
      select to_balance from ledger_transfer
        where to_account = account and to_account > 0 and to_version = number) as entry;
  end if;
  return held;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_enter(written_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7210416);
  if written_at < (select open_from from ledger_fence) then
    raise exception 'the day of % is closed', written_at using errcode = 'BZ403';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_entries_before(account bigint, moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  low bigint := 0; -- Known to be before the moment; 0 stands for none.
  high bigint; -- Known not to be.
  middle bigint;
  written timestamptz;
begin
  select version + 1 into high from ledger_account where id = account;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select created_at into written from (
      select created_at from ledger_transfer
        where from_account = account and from_account > 0 and from_version = middle
      union all
      select created_at from ledger_transfer
        where to_account = account and to_account > 0 and to_version = middle) as entry;
    if written < moment then low := middle; else high := middle; end if;
  end loop;
  return low;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_make_months(first_day date, last_day date, OUT made integer, OUT stuck text[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  month date := date_trunc('month', first_day);
  name text;
begin
  made := 0;
  stuck := '{}';
  while month <= last_day loop
    name := 'ledger_transfer_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null then begin
      execute format('create table %I partition of ledger_transfer for values from (%L) to (%L)',
        name, month::timestamp at time zone 'UTC',
        (month + interval '1 month')::timestamp at time zone 'UTC');
      execute format('create trigger %I before truncate on %I
        for each statement execute function ledger_refuse_change()', name || '_no_truncate', name);
      made := made + 1;
    exception when check_violation then
      stuck := stuck || name;
    end; end if;
    month := month + interval '1 month';
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_post(written_at timestamp with time zone, member_ids bigint[], member_guards bigint[], member_balances bigint[], member_versions bigint[], house_ids bigint[], house_moved bigint[], house_entries bigint[], ids bigint[], event_at_ms bigint[], request_keys text[], reasons text[], from_ids bigint[], from_house bigint[], from_versions bigint[], from_balances bigint[], to_ids bigint[], to_house bigint[], to_versions bigint[], to_balances bigint[], amounts bigint[], reversed bigint[], keys text[], contents text[], answers text[], firsts bigint[], counts bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found_rows bigint;
  house_balances_before bigint[];
  house_versions_before bigint[];
begin
  perform ledger_enter(written_at);

  update ledger_account a
    set balance = m.balance, version = m.version, revision = a.revision + 1
    from (select unnest(member_ids) as id, unnest(member_guards) as guard,
      unnest(member_balances) as balance, unnest(member_versions) as version) as m
    where a.id = m.id and a.revision = m.guard;
  get diagnostics found_rows = row_count;
  if found_rows <> cardinality(member_ids) then
    raise exception 'an account has moved on since it was read' using errcode = 'BZ409';
  end if;

  insert into ledger_request (key, content, answer, created_at, first_transfer, transfer_count)
    select r.key, r.content, r.answer, written_at, r.first, r.count
    from (select unnest(keys) as key, unnest(contents) as content, unnest(answers) as answer,
      unnest(firsts) as first, unnest(counts) as count) as r;

  if cardinality(ids) = 0 then return; end if;

  perform from ledger_account where id = any (house_ids) order by id desc for no key update;
  with moved as (
    update ledger_account a set balance = a.balance + h.moved, version = a.version + h.entries
    from unnest(house_ids, house_moved, house_entries) with ordinality
      as h (id, moved, entries, position)
    where a.id = h.id
    returning h.position, a.balance - h.moved as balance, a.version - h.entries as version
  )
  select array_agg(balance order by position), array_agg(version order by position), count(*)
    into house_balances_before, house_versions_before, found_rows from moved;
  if found_rows <> cardinality(house_ids) then
    raise exception 'an account of the house does not exist' using errcode = 'BZ404';
  end if;

  insert into ledger_transfer (created_at, id, event_at, request_key, reason,
      from_account, from_version, from_balance, to_account, to_version, to_balance, amount, reverses)
    select written_at, t.id,
      coalesce(to_timestamp(t.event_at_ms / 1000.0), written_at), t.request_key, t.reason,
      t.from_id, t.from_version + coalesce(house_versions_before[t.from_house], 0),
      t.from_balance + coalesce(house_balances_before[t.from_house], 0),
      t.to_id, t.to_version + coalesce(house_versions_before[t.to_house], 0),
      t.to_balance + coalesce(house_balances_before[t.to_house], 0),
      t.amount, t.reversed
    from (select unnest(ids) as id, unnest(event_at_ms) as event_at_ms,
      unnest(request_keys) as request_key, unnest(reasons) as reason,
      unnest(from_ids) as from_id, unnest(from_house)::int as from_house,
      unnest(from_versions) as from_version, unnest(from_balances) as from_balance,
      unnest(to_ids) as to_id, unnest(to_house)::int as to_house,
      unnest(to_versions) as to_version, unnest(to_balances) as to_balance,
      unnest(amounts) as amount, unnest(reversed) as reversed) as t;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'BZ403';
end $function$;

CREATE OR REPLACE FUNCTION public.members_inviter_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the inviter of % is fixed at registration', old.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.members_keep_excluded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.excluded_until is not null then
    raise exception 'a member with an exclusion is not deleted' using errcode = 'BZ403';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.members_keep_exclusion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.excluded_until is not null
      and (new.excluded_until is null or new.excluded_until < old.excluded_until) then
    raise exception 'an exclusion is not shortened' using errcode = 'BZ403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.operators_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'BZ403';
end $function$;

CREATE OR REPLACE FUNCTION public.promotions_check_arrow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> all (array['comingSoon', 'join']) then
      raise exception 'a participation begins as comingSoon or join, not as %', new.status
        using errcode = 'check_violation', constraint = 'promotions_participation_arrow';
    end if;
    return new;
  end if;
  if new.status <> old.status and not exists (
    select from promotions_arrow where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a participation does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'promotions_participation_arrow';
  end if;
  if row (new.terms, new.terms_version, new.terms_hash) is distinct from
      row (old.terms, old.terms_version, old.terms_hash)
      and old.status <> all (array['comingSoon', 'join']) then
    raise exception 'the terms of a participation are those it was joined by'
      using errcode = 'check_violation', constraint = 'promotions_participation_frozen';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_sealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not starts_with(to_jsonb(new) ->> tg_argv[0], 'sealed:v1:') then
    raise exception '%.% is not sealed', tg_table_name, tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.sessions_forget_logins(before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from sessions_login as old
  where old.at < least(before, now() - interval '364 days')
    and (old.outcome <> 'in' or exists (
      select from sessions_login as newer
      where newer.member_id = old.member_id and newer.outcome = 'in' and newer.at > old.at));
$function$;

CREATE OR REPLACE FUNCTION public.switches_check(known bigint)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(460460);
  if (select revision from switches_revision) <> known then
    return decide_again();
  end if;
  return 1;
end $function$;

CREATE OR REPLACE FUNCTION public.switches_follow_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from switches_stop where lifted_at is null) then
    perform pg_advisory_xact_lock(460460);
    update switches_revision set revision = revision + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.switches_follow_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added where kind = 'legal') then
    perform pg_advisory_xact_lock(460460);
    update switches_revision set revision = revision + 1, terms_on = (
      select coalesce(array_agg(distinct (t.body ->> 'since')::date), '{}')
      from (
        select distinct on (c.key) c.body from brand_content c
        where c.kind = 'legal' and c.brand in (select brand from added)
        order by c.key, c.version desc
      ) t where t.body is not null
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.switches_is_shut(of_kind text, of_target text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(460460);
  return exists (select from switches_stop
    where kind = of_kind and target = of_target and lifted_at is null);
end $function$;

CREATE OR REPLACE FUNCTION public.switches_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.lifted_at is not null or (new.id, new.kind, new.target, new.reason,
      new.stopped_by, new.stopped_at) is distinct from (old.id, old.kind, old.target, old.reason,
      old.stopped_by, old.stopped_at) then
    raise exception 'a stop is only lifted' using errcode = 'BZ403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.switches_raise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(460460);
  update switches_revision set revision = revision + 1;
  return null;
end $function$;

create table agents_link (
  id invite_link_id not null,
  agent_id member_id not null,
  request_key text not null,
  code text not null,
  name text not null,
  brings text not null,
  rebate_rate integer not null,
  is_open boolean not null,
  created_at timestamp with time zone not null,
  constraint agents_link_agent_id_request_key_key UNIQUE (agent_id, request_key),
  constraint agents_link_code_key UNIQUE (code),
  constraint agents_link_pkey PRIMARY KEY (id),
  constraint agents_link_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES members_member(id),
  constraint agents_link_brings CHECK ((brings = ANY (ARRAY['member'::text, 'agent'::text]))),
  constraint agents_link_rebate CHECK (((rebate_rate >= 0) AND (rebate_rate <= 10000)))
);
CREATE INDEX agents_link_agent ON public.agents_link USING btree (agent_id, id DESC);

create table agents_link_joined (
  member_id member_id not null,
  link_id invite_link_id not null,
  joined_at timestamp with time zone not null,
  constraint agents_link_joined_pkey PRIMARY KEY (member_id),
  constraint agents_link_joined_link_id_fkey FOREIGN KEY (link_id) REFERENCES agents_link(id),
  constraint agents_link_joined_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX agents_link_joined_link ON public.agents_link_joined USING btree (link_id);

create table agents_link_visit (
  link_id invite_link_id not null,
  visited_on date not null,
  visitor_hash text not null,
  constraint agents_link_visit_pkey PRIMARY KEY (link_id, visited_on, visitor_hash),
  constraint agents_link_visit_link_id_fkey FOREIGN KEY (link_id) REFERENCES agents_link(id)
);

create table agents_move (
  id bigint not null generated always as identity,
  member_id member_id not null,
  from_upline member_id,
  to_upline member_id,
  reason text not null,
  operator_id text not null,
  moved_at timestamp with time zone not null,
  constraint agents_move_pkey PRIMARY KEY (id),
  constraint agents_move_from_upline_fkey FOREIGN KEY (from_upline) REFERENCES members_member(id),
  constraint agents_move_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint agents_move_to_upline_fkey FOREIGN KEY (to_upline) REFERENCES members_member(id)
);
CREATE INDEX agents_move_member ON public.agents_move USING btree (member_id, moved_at);

create table agents_place (
  member_id member_id not null,
  number bigint not null,
  path ltree not null,
  constraint agents_place_number_key UNIQUE (number),
  constraint agents_place_path_key UNIQUE (path),
  constraint agents_place_pkey PRIMARY KEY (member_id),
  constraint agents_place_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id) ON DELETE CASCADE
);

create table agents_rebate (
  member_id member_id not null,
  rate integer not null,
  changed_at timestamp with time zone not null,
  constraint agents_rebate_pkey PRIMARY KEY (member_id),
  constraint agents_rebate_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint agents_rebate_rate CHECK (((rate >= 0) AND (rate <= 10000)))
);

create table agents_transfer (
  id downline_transfer_id not null,
  agent_id member_id not null,
  request_key text not null,
  member_id member_id not null,
  currency text not null,
  amount minor not null,
  remark text,
  sent_on date not null,
  created_at timestamp with time zone not null,
  constraint agents_transfer_agent_id_request_key_key UNIQUE (agent_id, request_key),
  constraint agents_transfer_pkey PRIMARY KEY (id),
  constraint agents_transfer_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES members_member(id),
  constraint agents_transfer_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint agents_transfer_amount CHECK (((amount)::bigint > 0)),
  constraint agents_transfer_sides CHECK (((agent_id)::text <> (member_id)::text))
);
CREATE INDEX agents_transfer_day ON public.agents_transfer USING btree (agent_id, sent_on);
CREATE INDEX agents_transfer_newest ON public.agents_transfer USING btree (agent_id, id DESC);

create table agents_visit_salt (
  visited_on date not null,
  salt text not null,
  constraint agents_visit_salt_pkey PRIMARY KEY (visited_on)
);

create table agreements_agreement (
  id agreement_id not null,
  kind text not null,
  payer_id member_id,
  payee_id member_id not null,
  version integer not null,
  period text not null,
  carry text not null,
  tiers jsonb not null,
  top_rate integer not null,
  status text not null,
  request_key text not null,
  message text,
  offered_at timestamp with time zone not null,
  offered_until timestamp with time zone not null,
  answered_at timestamp with time zone,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  end_reason text,
  is_answer_seen boolean not null default true,
  is_end_seen boolean not null default true,
  constraint agreements_agreement_pkey PRIMARY KEY (id),
  constraint agreements_agreement_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES members_member(id),
  constraint agreements_agreement_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES members_member(id),
  constraint agreements_agreement_carry CHECK ((carry = ANY (ARRAY['none'::text, 'once'::text, 'forever'::text]))),
  constraint agreements_agreement_kind CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text]))),
  constraint agreements_agreement_period CHECK ((period = ANY (ARRAY['slot'::text, 'hour'::text, 'day'::text, 'week'::text, 'halfMonth'::text, 'month'::text]))),
  constraint agreements_agreement_rate CHECK (((top_rate >= 0) AND (top_rate <= 10000))),
  constraint agreements_agreement_sides CHECK (((payer_id)::text <> (payee_id)::text)),
  constraint agreements_agreement_status CHECK ((status = ANY (ARRAY['offered'::text, 'agreed'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text, 'replaced'::text, 'ended'::text])))
);
CREATE UNIQUE INDEX agreements_agreement_force ON public.agreements_agreement USING btree (payee_id, kind) WHERE ((status = 'agreed'::text) AND (ends_at IS NULL));
CREATE UNIQUE INDEX agreements_agreement_key ON public.agreements_agreement USING btree (COALESCE((payer_id)::text, ''::text), request_key);
CREATE UNIQUE INDEX agreements_agreement_offer ON public.agreements_agreement USING btree (payee_id, kind) WHERE (status = 'offered'::text);
CREATE INDEX agreements_agreement_payee ON public.agreements_agreement USING btree (payee_id, kind, starts_at);
CREATE INDEX agreements_agreement_payer ON public.agreements_agreement USING btree (payer_id, kind);
CREATE INDEX agreements_agreement_period ON public.agreements_agreement USING btree (kind, period, starts_at) WHERE (starts_at IS NOT NULL);

create table agreements_ending (
  id ending_request_id not null,
  agreement_id agreement_id not null,
  asked_by member_id,
  reason text not null,
  status text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  is_answer_seen boolean not null default true,
  answer text,
  constraint agreements_ending_pkey PRIMARY KEY (id),
  constraint agreements_ending_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements_agreement(id),
  constraint agreements_ending_status CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX agreements_ending_open ON public.agreements_ending USING btree (agreement_id) WHERE (status = 'open'::text);

create table bonuses_budget (
  promotion text not null,
  reserved minor not null default 0,
  constraint bonuses_budget_pkey PRIMARY KEY (promotion),
  constraint bonuses_budget_reserved CHECK (((reserved)::bigint >= 0))
);

create table bonuses_contribution (
  grant_id bonus_id not null,
  vendor text not null,
  ref text not null,
  valid minor not null,
  weight_ppm integer not null,
  applied minor not null,
  settled_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint bonuses_contribution_pkey PRIMARY KEY (grant_id, vendor, ref),
  constraint bonuses_contribution_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES bonuses_grant(id),
  constraint bonuses_contribution_amounts CHECK ((((valid)::bigint >= 0) AND ((applied)::bigint >= 0) AND (weight_ppm >= 0)))
);

create table bonuses_grant (
  id bonus_id not null,
  member_id member_id not null,
  promotion text not null,
  names jsonb not null,
  period text not null,
  deposit_id deposit_id,
  currency text not null,
  amount minor not null,
  turnover_required minor not null,
  turnover_done minor not null default 0,
  games text[],
  state text not null default 'active'::text,
  kept minor not null default 0,
  returned minor not null default 0,
  transfer_count integer not null default 0,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  counted_at timestamp with time zone not null,
  terms jsonb,
  terms_hash text,
  bet_max minor,
  conversion_max minor,
  cut minor not null default 0,
  notices integer not null default 0,
  reward_id reward_id,
  deposit minor,
  constraint bonuses_grant_of_deposit UNIQUE (deposit_id),
  constraint bonuses_grant_of_reward UNIQUE (reward_id),
  constraint bonuses_grant_once UNIQUE (member_id, promotion, period),
  constraint bonuses_grant_pkey PRIMARY KEY (id),
  constraint bonuses_grant_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits_order(id),
  constraint bonuses_grant_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint bonuses_grant_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES claims_reward(id),
  constraint bonuses_grant_amounts CHECK ((((amount)::bigint > 0) AND ((turnover_required)::bigint > 0) AND ((turnover_done)::bigint >= 0) AND ((kept)::bigint >= 0) AND ((returned)::bigint >= 0))),
  constraint bonuses_grant_deposit_check CHECK (((deposit)::bigint > 0)),
  constraint bonuses_grant_ended CHECK (((state = 'active'::text) = (ended_at IS NULL))),
  constraint bonuses_grant_kept CHECK ((((kept)::bigint = 0) OR (state = 'completed'::text))),
  constraint bonuses_grant_progress CHECK (((turnover_done)::bigint <= (turnover_required)::bigint)),
  constraint bonuses_grant_source CHECK (((deposit_id IS NULL) <> (reward_id IS NULL))),
  constraint bonuses_grant_state CHECK ((state = ANY (ARRAY['active'::text, 'completed'::text, 'forfeited'::text, 'expired'::text])))
);
CREATE UNIQUE INDEX bonuses_grant_active ON public.bonuses_grant USING btree (member_id) WHERE (state = 'active'::text);
CREATE INDEX bonuses_grant_due ON public.bonuses_grant USING btree (counted_at) WHERE (state = 'active'::text);
CREATE INDEX bonuses_grant_member ON public.bonuses_grant USING btree (member_id, id DESC);

create table bonuses_mark (
  is_only boolean not null default true,
  looked_to timestamp with time zone not null,
  constraint bonuses_mark_pkey PRIMARY KEY (is_only),
  constraint bonuses_mark_is_only CHECK (is_only)
);

create table brand_content (
  brand text not null,
  kind text not null,
  key text not null,
  version integer not null,
  body jsonb,
  position integer not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  constraint brand_content_pkey PRIMARY KEY (brand, kind, key, version),
  constraint brand_content_created_by_check CHECK (((length(created_by) >= 1) AND (length(created_by) <= 60))),
  constraint brand_content_key_check CHECK (((length(key) >= 1) AND (length(key) <= 60))),
  constraint brand_content_kind_check CHECK ((kind ~ '^[a-z][A-Za-z]{1,39}$'::text)),
  constraint brand_content_version_check CHECK ((version > 0))
);
CREATE TRIGGER brand_content_append_only BEFORE DELETE OR UPDATE ON public.brand_content FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER brand_content_terms AFTER INSERT ON public.brand_content REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION switches_follow_terms();

create table brand_setting (
  brand text not null,
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  constraint brand_setting_pkey PRIMARY KEY (brand, key),
  constraint brand_setting_key_check CHECK ((key = ANY (ARRAY['maintenance'::text, 'access'::text, 'content'::text])))
);

create view cases_case as
SELECT f.kind,
    f.source,
    f.code,
    f.party,
    f.about,
    f.reference,
    f.member_id,
    f.day,
    f.ours,
    f.theirs,
    f.opened_at,
    f.seen_count,
    f.is_open,
    f.outcome,
    f.reason,
    f.ended_by,
    f.ended_at,
    w.owner_id,
    w.taken_at,
    (f.operator_id)::operator_id AS operator_id,
    f.decide_by,
    f.evidence
   FROM (( SELECT 'alert'::text AS kind,
            (a.id)::text AS source,
            a.code,
            a.vendor AS party,
            a.command AS about,
            a.tx_id AS reference,
            (a.member_id)::text AS member_id,
            NULL::date AS day,
            NULL::text AS ours,
            NULL::text AS theirs,
            a.first_seen_at AS opened_at,
            a.seen_count,
            ((e.ended_at IS NULL) OR (a.last_seen_at > e.ended_at)) AS is_open,
            e.outcome,
            e.reason,
            (e.ended_by)::text AS ended_by,
            e.ended_at,
            (NULL::text)::operator_id AS operator_id,
            NULL::timestamp with time zone AS decide_by,
            NULL::jsonb AS evidence
           FROM (play_alert a
             LEFT JOIN cases_work e ON (((e.kind = 'alert'::text) AND (e.source = (a.id)::text))))
        UNION ALL
         SELECT 'reconciliation'::text,
            r.id,
            r.kind,
            COALESCE(r.vendor, ''::text) AS "coalesce",
            r.statement_id,
            r.subject,
            "substring"(concat_ws(' '::text, r.ours, r.theirs), 'mem_[0-9A-Z]{26}'::text) AS "substring",
            NULL::date,
            r.ours,
            r.theirs,
            r.opened_at,
            r.seen_count,
            (r.status = 'open'::text),
            NULLIF(r.status, 'open'::text) AS "nullif",
            r.reason,
            r.actor,
            r.closed_at,
            NULL::text,
            NULL::timestamp with time zone,
            NULL::jsonb
           FROM reconcile_case r
        UNION ALL
         SELECT 'payment'::text,
            d.id,
            d.kind,
            d.provider,
            NULL::text,
            d.reference,
            COALESCE(o.member_id, p.member_id) AS "coalesce",
            d.day,
            (d.here)::text AS here,
            (d.there)::text AS there,
            d.found_at,
            1,
            (d.status = 'open'::text),
                CASE
                    WHEN (d.status = 'open'::text) THEN NULL::text
                    WHEN (d.closed_by IS NULL) THEN 'corrected'::text
                    ELSE COALESCE(e.outcome, 'explained'::text)
                END AS "coalesce",
            d.note,
            d.closed_by,
            d.closed_at,
            NULL::text,
            NULL::timestamp with time zone,
            NULL::jsonb
           FROM ((((payments_difference d
             LEFT JOIN cases_work e ON (((e.kind = 'payment'::text) AND (e.source = (d.id)::text))))
             LEFT JOIN deposits_order o ON (((o.id)::text = split_part(d.reference, ':'::text, 1))))
             LEFT JOIN withdrawals_payout t ON ((t.id = split_part(d.reference, ':'::text, 1))))
             LEFT JOIN withdrawals_order p ON ((p.id = t.order_id)))
        UNION ALL
         SELECT 'claim'::text,
            c.id,
            c.status,
            ''::text,
            NULL::text,
            c.reference,
            c.member_id,
            NULL::date,
            (c.payout)::text AS payout,
            (COALESCE((c.amount_received)::bigint, (0)::bigint))::text AS "coalesce",
            c.waiting_since,
            1,
            (c.status = ANY (ARRAY['partly'::text, 'notReceived'::text])),
            c.outcome,
            c.reason,
            NULL::text,
                CASE
                    WHEN (c.status = 'closed'::text) THEN c.changed_at
                    ELSE NULL::timestamp with time zone
                END AS "case",
            NULL::text,
            NULL::timestamp with time zone,
            NULL::jsonb
           FROM withdrawals_order c
          WHERE (c.status = ANY (ARRAY['partly'::text, 'notReceived'::text, 'closed'::text]))
        UNION ALL
         SELECT 'operator'::text,
            s.source,
            s.code,
            ''::text,
            NULL::text,
            s.subject,
            NULL::text,
            NULL::date,
            NULL::text,
            NULL::text,
            s.opened_at,
            s.seen_count,
            ((e.ended_at IS NULL) OR (s.last_seen_at > e.ended_at)),
            e.outcome,
            e.reason,
            (e.ended_by)::text AS ended_by,
            e.ended_at,
            s.operator_id,
            NULL::timestamp with time zone,
            NULL::jsonb
           FROM (( SELECT (min(a.id))::text AS source,
                    a.operator_id,
                    a.code,
                    a.subject,
                    min(a.at) AS opened_at,
                    max(a.at) AS last_seen_at,
                    (count(*))::integer AS seen_count
                   FROM operators_alert a
                  GROUP BY a.operator_id, a.code, a.subject) s
             LEFT JOIN cases_work e ON (((e.kind = 'operator'::text) AND (e.source = s.source))))
        UNION ALL
         SELECT 'reward'::text,
            h.id,
            h.because,
            ''::text,
            o.account,
            h.id,
            h.member_id,
            NULL::date,
            (s.held)::text AS held,
            COALESCE(h.appeal, h.statement) AS "coalesce",
            h.opened_at,
            (s.count)::integer AS count,
            (h.decision IS NULL),
            h.decision,
            h.reason,
            (h.decided_by)::text AS decided_by,
            h.decided_at,
            NULL::text,
            h.decide_by,
            NULL::jsonb
           FROM ((claims_hold h
             JOIN members_member o ON (((o.id)::text = (h.other_id)::text)))
             CROSS JOIN LATERAL ( SELECT count(*) AS count,
                    COALESCE(sum((r.amount)::bigint) FILTER (WHERE (r.kind = 'cash'::text)), (0)::numeric) AS held
                   FROM claims_reward r
                  WHERE ((r.hold_id)::text = (h.id)::text)) s)
        UNION ALL
         SELECT 'exclusion'::text,
            (m.id)::text AS id,
            m.sign,
            ''::text,
            o.account,
            m.excluded_id,
            m.member_id,
            NULL::date,
            NULL::text,
            NULL::text,
            m.found_at,
            1,
            (e.ended_at IS NULL),
            e.outcome,
            e.reason,
            (e.ended_by)::text AS ended_by,
            e.ended_at,
            NULL::text,
            NULL::timestamp with time zone,
            NULL::jsonb
           FROM ((exclusions_match m
             JOIN members_member o ON (((o.id)::text = (m.excluded_id)::text)))
             LEFT JOIN cases_work e ON (((e.kind = 'exclusion'::text) AND (e.source = (m.id)::text))))
        UNION ALL
         SELECT k.kind,
            k.id,
            k.rule,
            ''::text,
            NULL::text,
            k.id,
            k.member_id,
            NULL::date,
            NULL::text,
            NULL::text,
            k.opened_at,
            k.seen_count,
            (k.ended_at IS NULL),
            k.outcome,
            k.reason,
            (k.ended_by)::text AS ended_by,
            k.ended_at,
            NULL::text,
            NULL::timestamp with time zone,
            jsonb_build_object('figures', k.evidence, 'thresholds', k.thresholds) AS jsonb_build_object
           FROM risk_case k) f
     LEFT JOIN cases_work w ON (((w.kind = f.kind) AND (w.source = f.source))));

create table cases_note (
  id text not null,
  kind text not null,
  source text not null,
  operator_id operator_id not null,
  text text not null,
  at timestamp with time zone not null,
  constraint cases_note_pkey PRIMARY KEY (id),
  constraint cases_note_kind_source_fkey FOREIGN KEY (kind, source) REFERENCES cases_work(kind, source)
);
CREATE INDEX cases_note_case ON public.cases_note USING btree (kind, source, at);

create table cases_work (
  kind text not null,
  source text not null,
  owner_id operator_id,
  taken_at timestamp with time zone,
  outcome text,
  reason text,
  ended_by operator_id,
  ended_at timestamp with time zone,
  constraint cases_work_pkey PRIMARY KEY (kind, source),
  constraint cases_work_ended CHECK ((((ended_at IS NULL) = (outcome IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (reason IS NULL)))),
  constraint cases_work_kind CHECK ((kind = ANY (ARRAY['alert'::text, 'reconciliation'::text, 'payment'::text, 'claim'::text, 'operator'::text, 'reward'::text, 'exclusion'::text, 'risk'::text, 'care'::text]))),
  constraint cases_work_outcome CHECK ((outcome = ANY (ARRAY['explained'::text, 'corrected'::text, 'released'::text, 'refused'::text, 'confirmed'::text, 'dismissed'::text]))),
  constraint cases_work_taken CHECK (((owner_id IS NULL) = (taken_at IS NULL)))
);
CREATE INDEX cases_work_owner ON public.cases_work USING btree (owner_id) WHERE (owner_id IS NOT NULL);

create table catalog_game (
  node_id integer not null,
  vendor text not null,
  code text not null,
  game_type text not null,
  class text,
  names jsonb not null,
  cover text not null,
  icon text,
  position integer not null,
  released_on date not null,
  is_entrance boolean not null default false,
  is_open boolean not null default false,
  has_trial boolean not null default false,
  is_listed boolean not null default true,
  maintenance_from timestamp with time zone,
  maintenance_until timestamp with time zone,
  return_least_ppm integer,
  return_most_ppm integer,
  stakes jsonb,
  constraint catalog_game_code_is_one UNIQUE (vendor, code),
  constraint catalog_game_pkey PRIMARY KEY (node_id),
  constraint catalog_game_of_vendor FOREIGN KEY (game_type, vendor) REFERENCES catalog_vendor_type(game_type, vendor) ON UPDATE CASCADE,
  constraint catalog_game_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalog_vendor(code) ON UPDATE CASCADE,
  constraint catalog_game_class CHECK ((class = ANY (ARRAY['SC'::text, 'VP'::text, 'JP'::text, 'TG'::text, 'AC'::text]))),
  constraint catalog_game_class_of_slots CHECK (((class IS NULL) OR (game_type = 'RNG'::text))),
  constraint catalog_game_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{1,39}$'::text)),
  constraint catalog_game_names_check CHECK ((names ? 'EN'::text)),
  constraint catalog_game_node_id_check CHECK ((node_id > 0)),
  constraint catalog_game_return CHECK ((((return_least_ppm IS NULL) = (return_most_ppm IS NULL)) AND ((return_least_ppm >= 1) AND (return_least_ppm <= return_most_ppm)) AND (return_most_ppm <= 1000000)))
);
CREATE INDEX catalog_game_vendor ON public.catalog_game USING btree (game_type, vendor);
CREATE TRIGGER catalog_game_switches AFTER INSERT OR UPDATE OF code, vendor ON public.catalog_game FOR EACH STATEMENT EXECUTE FUNCTION switches_follow_catalogue();

create table catalog_hot (
  node_id integer not null,
  position integer not null,
  constraint catalog_hot_pkey PRIMARY KEY (node_id),
  constraint catalog_hot_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalog_game(node_id)
);

create table catalog_vendor (
  code text not null,
  names jsonb not null,
  position integer not null,
  provider text,
  is_listed boolean not null default true,
  maintenance_from timestamp with time zone,
  maintenance_until timestamp with time zone,
  constraint catalog_vendor_pkey PRIMARY KEY (code),
  constraint catalog_vendor_code_check CHECK ((code ~ '^[A-Z0-9_]{2,20}$'::text)),
  constraint catalog_vendor_names_check CHECK ((names ? 'EN'::text))
);
CREATE TRIGGER catalog_vendor_switches AFTER INSERT OR UPDATE OF provider ON public.catalog_vendor FOR EACH STATEMENT EXECUTE FUNCTION switches_follow_catalogue();

create table catalog_vendor_type (
  vendor text not null,
  game_type text not null,
  position integer not null,
  constraint catalog_vendor_type_pkey PRIMARY KEY (game_type, vendor),
  constraint catalog_vendor_type_vendor_fkey FOREIGN KEY (vendor) REFERENCES catalog_vendor(code) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint catalog_vendor_type_game_type CHECK ((game_type = ANY (ARRAY['RNG'::text, 'FISH'::text, 'LIVE'::text, 'PVP'::text, 'SPORTS'::text, 'ESPORTS'::text, 'LOTT'::text, 'ELOTT'::text, 'COCKFIGHT'::text])))
);

create table challenges_captcha (
  id text not null,
  answer_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  network text not null default ''::text,
  constraint challenges_captcha_pkey PRIMARY KEY (id)
);
CREATE INDEX challenges_captcha_expires ON public.challenges_captcha USING btree (expires_at);
CREATE INDEX challenges_captcha_network ON public.challenges_captcha USING btree (network, created_at);

create table challenges_code (
  id text not null,
  purpose text not null,
  target text not null,
  code_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  failures smallint not null default 0,
  used_at timestamp with time zone,
  network text not null default ''::text,
  constraint challenges_code_pkey PRIMARY KEY (id)
);
CREATE INDEX challenges_code_expires ON public.challenges_code USING btree (expires_at);
CREATE INDEX challenges_code_network ON public.challenges_code USING btree (network, created_at);
CREATE INDEX challenges_code_target ON public.challenges_code USING btree (target, created_at);

create table challenges_failure (
  key text not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  first_at timestamp with time zone not null,
  constraint challenges_failure_pkey PRIMARY KEY (key)
);
CREATE INDEX challenges_failure_last ON public.challenges_failure USING btree (last_at);

create table challenges_secret (
  is_only boolean not null default true,
  key text not null,
  constraint challenges_secret_pkey PRIMARY KEY (is_only),
  constraint challenges_secret_is_only_check CHECK (is_only)
);
CREATE TRIGGER challenges_secret_sealed BEFORE INSERT OR UPDATE OF key ON public.challenges_secret FOR EACH ROW EXECUTE FUNCTION require_sealed('key');

create table challenges_spent (
  digest text not null,
  expires_at timestamp with time zone not null,
  constraint challenges_spent_pkey PRIMARY KEY (digest)
);
CREATE INDEX challenges_spent_expires ON public.challenges_spent USING btree (expires_at);

create table chat_block (
  member_id member_id not null,
  person_id chat_person_id not null,
  created_at timestamp with time zone not null,
  constraint chat_block_pkey PRIMARY KEY (member_id, person_id),
  constraint chat_block_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint chat_block_person_id_fkey FOREIGN KEY (person_id) REFERENCES chat_person(id)
);

create table chat_message (
  id chat_message_id not null,
  room text not null,
  seq bigint not null,
  rev bigint not null,
  person_id chat_person_id not null,
  request_key text not null,
  body text not null,
  mentions text[] not null default '{}'::text[],
  shared jsonb,
  reactions jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  deleted_by text,
  constraint chat_message_change UNIQUE (room, rev),
  constraint chat_message_once UNIQUE (person_id, request_key),
  constraint chat_message_place UNIQUE (room, seq),
  constraint chat_message_pkey PRIMARY KEY (id),
  constraint chat_message_person_id_fkey FOREIGN KEY (person_id) REFERENCES chat_person(id),
  constraint chat_message_room_fkey FOREIGN KEY (room) REFERENCES chat_room(room),
  constraint chat_message_deleted CHECK (((deleted_at IS NULL) = (deleted_by IS NULL)))
);
CREATE INDEX chat_message_age ON public.chat_message USING btree (created_at);
CREATE INDEX chat_message_said ON public.chat_message USING btree (person_id, room, created_at DESC);

create table chat_mute (
  id chat_mute_id not null,
  person_id chat_person_id not null,
  until_at timestamp with time zone not null,
  reason text not null,
  muted_by operator_id not null,
  created_at timestamp with time zone not null,
  lifted_at timestamp with time zone,
  lifted_by operator_id,
  constraint chat_mute_pkey PRIMARY KEY (id),
  constraint chat_mute_person_id_fkey FOREIGN KEY (person_id) REFERENCES chat_person(id),
  constraint chat_mute_lifted CHECK (((lifted_at IS NULL) = (lifted_by IS NULL)))
);
CREATE INDEX chat_mute_person ON public.chat_mute USING btree (person_id, until_at DESC) WHERE (lifted_at IS NULL);

create table chat_person (
  id chat_person_id not null,
  member_id member_id not null,
  created_at timestamp with time zone not null,
  constraint chat_person_member_id_key UNIQUE (member_id),
  constraint chat_person_pkey PRIMARY KEY (id),
  constraint chat_person_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);

create table chat_reaction (
  message_id chat_message_id not null,
  person_id chat_person_id not null,
  emoji text not null,
  constraint chat_reaction_pkey PRIMARY KEY (message_id, person_id, emoji),
  constraint chat_reaction_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_message(id) ON DELETE CASCADE,
  constraint chat_reaction_person_id_fkey FOREIGN KEY (person_id) REFERENCES chat_person(id)
);

create table chat_report (
  id chat_report_id not null,
  message_id chat_message_id not null,
  room text not null,
  seq bigint not null,
  reporter_id chat_person_id not null,
  reason text not null,
  note text,
  created_at timestamp with time zone not null,
  outcome text,
  remark text,
  decided_by operator_id,
  decided_at timestamp with time zone,
  constraint chat_report_once UNIQUE (message_id, reporter_id),
  constraint chat_report_pkey PRIMARY KEY (id),
  constraint chat_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES chat_person(id),
  constraint chat_report_decided CHECK ((((outcome IS NULL) = (decided_at IS NULL)) AND ((outcome IS NULL) = (decided_by IS NULL)))),
  constraint chat_report_outcome CHECK ((outcome = ANY (ARRAY['dismissed'::text, 'deleted'::text, 'muted'::text]))),
  constraint chat_report_reason CHECK ((reason = ANY (ARRAY['abuse'::text, 'begging'::text, 'spam'::text, 'minor'::text, 'selfharm'::text, 'other'::text])))
);
CREATE INDEX chat_report_done ON public.chat_report USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX chat_report_place ON public.chat_report USING btree (room, seq) WHERE (decided_at IS NULL);
CREATE INDEX chat_report_waiting ON public.chat_report USING btree (created_at) WHERE (decided_at IS NULL);

create table chat_room (
  room text not null,
  rev bigint not null default 0,
  constraint chat_room_pkey PRIMARY KEY (room)
);

create table claims_hold (
  id hold_id not null,
  member_id member_id not null,
  because text not null,
  other_id member_id not null,
  opened_at timestamp with time zone not null,
  decide_by timestamp with time zone not null,
  statement text,
  appeal text,
  refused_by operator_id,
  decision text,
  reason text,
  decided_by operator_id,
  decided_at timestamp with time zone,
  constraint claims_hold_pkey PRIMARY KEY (id),
  constraint claims_hold_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint claims_hold_other_id_fkey FOREIGN KEY (other_id) REFERENCES members_member(id),
  constraint claims_hold_decided CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (reason IS NULL)))),
  constraint claims_hold_decision CHECK ((decision = ANY (ARRAY['released'::text, 'refused'::text]))),
  constraint claims_hold_other CHECK (((other_id)::text <> (member_id)::text))
);
CREATE INDEX claims_hold_due ON public.claims_hold USING btree (decide_by) WHERE (decision IS NULL);
CREATE UNIQUE INDEX claims_hold_open ON public.claims_hold USING btree (member_id, because, other_id) WHERE (decision IS NULL);

create table claims_reward (
  id reward_id not null,
  member_id member_id not null,
  programme text not null,
  source_key text not null,
  kind text not null,
  currency text not null,
  amount minor not null,
  terms jsonb not null default '{}'::jsonb,
  names jsonb not null,
  state text not null default 'offered'::text,
  held_because text,
  opens_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  is_announced boolean not null,
  notices smallint not null default 0,
  offered_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  hold_id hold_id,
  held_at timestamp with time zone,
  constraint claims_reward_once UNIQUE (member_id, programme, source_key),
  constraint claims_reward_pkey PRIMARY KEY (id),
  constraint claims_reward_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES claims_hold(id),
  constraint claims_reward_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint claims_reward_amount CHECK (((amount)::bigint > 0)),
  constraint claims_reward_ended CHECK (((state = ANY (ARRAY['offered'::text, 'held'::text])) = (ended_at IS NULL))),
  constraint claims_reward_held CHECK (((state <> 'held'::text) OR (held_because IS NOT NULL))),
  constraint claims_reward_kind CHECK ((kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'points'::text, 'free_rounds'::text, 'free_bet'::text, 'tickets'::text]))),
  constraint claims_reward_span CHECK ((expires_at > opens_at)),
  constraint claims_reward_state CHECK ((state = ANY (ARRAY['offered'::text, 'held'::text, 'claimed'::text, 'expired'::text, 'refused'::text])))
);
CREATE INDEX claims_reward_due ON public.claims_reward USING btree (expires_at) WHERE (state = 'offered'::text);
CREATE INDEX claims_reward_ended_newest ON public.claims_reward USING btree (member_id, ended_at DESC, id DESC) WHERE (ended_at IS NOT NULL);
CREATE INDEX claims_reward_hold ON public.claims_reward USING btree (hold_id) WHERE (hold_id IS NOT NULL);
CREATE INDEX claims_reward_open ON public.claims_reward USING btree (member_id, expires_at) WHERE (state = ANY (ARRAY['offered'::text, 'held'::text]));
CREATE INDEX claims_reward_unannounced ON public.claims_reward USING btree (opens_at) WHERE ((state = 'offered'::text) AND (NOT is_announced));

create table consents_channel (
  id bigint not null generated always as identity,
  member_id member_id not null,
  channel text not null,
  is_given boolean not null,
  version text not null,
  at timestamp with time zone not null,
  constraint consents_channel_pkey PRIMARY KEY (id),
  constraint consents_channel_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint consents_channel_channel CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text, 'contact'::text]))),
  constraint consents_channel_version CHECK ((version ~ '^\d{4}-\d{2}-\d{2}$'::text))
);
CREATE INDEX consents_channel_member ON public.consents_channel USING btree (member_id, channel, id DESC);

create view consents_terms as
SELECT unnest(terms_on) AS since
   FROM switches_revision r;

create table credentials_issue (
  id bigint not null generated always as identity,
  member_id member_id not null,
  issued_at timestamp with time zone not null,
  by_member member_id,
  by_operator operator_id,
  constraint credentials_issue_pkey PRIMARY KEY (id),
  constraint credentials_issue_issuer CHECK ((num_nonnulls(by_member, by_operator) = 1))
);
CREATE INDEX credentials_issue_member ON public.credentials_issue USING btree (member_id, id DESC);
CREATE TRIGGER credentials_issue_append_only BEFORE DELETE OR UPDATE ON public.credentials_issue FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();
CREATE TRIGGER credentials_issue_no_truncate BEFORE TRUNCATE ON public.credentials_issue FOR EACH STATEMENT EXECUTE FUNCTION operators_refuse_change();

create table credentials_password (
  member_id member_id not null,
  kind text not null,
  hash text not null,
  is_default boolean not null default false,
  changed_at timestamp with time zone not null,
  default_used_at timestamp with time zone,
  constraint credentials_password_pkey PRIMARY KEY (member_id, kind),
  constraint credentials_password_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint credentials_password_kind CHECK ((kind = ANY (ARRAY['login'::text, 'payment'::text])))
);

create table credentials_recovery_code (
  member_id member_id not null,
  hash text not null,
  used_at timestamp with time zone,
  constraint credentials_recovery_code_pkey PRIMARY KEY (member_id, hash),
  constraint credentials_recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);

create table credentials_reset (
  token_hash text not null,
  member_id member_id not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint credentials_reset_pkey PRIMARY KEY (token_hash),
  constraint credentials_reset_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX credentials_reset_expires ON public.credentials_reset USING btree (expires_at);
CREATE INDEX credentials_reset_open ON public.credentials_reset USING btree (member_id) WHERE (used_at IS NULL);

create table credentials_totp (
  member_id member_id not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint credentials_totp_pkey PRIMARY KEY (member_id),
  constraint credentials_totp_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE TRIGGER credentials_totp_sealed BEFORE INSERT OR UPDATE OF secret ON public.credentials_totp FOR EACH ROW EXECUTE FUNCTION require_sealed('secret');

create table deletions_request (
  id deletion_id not null,
  member_id member_id not null,
  state text not null default 'waiting'::text,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  reasons text[] not null default '{}'::text[],
  constraint deletions_request_pkey PRIMARY KEY (id),
  constraint deletions_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint deletions_request_due CHECK ((due_at >= asked_at)),
  constraint deletions_request_ended CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint deletions_request_reasons CHECK (((state = 'refused'::text) = (reasons <> '{}'::text[]))),
  constraint deletions_request_state CHECK ((state = ANY (ARRAY['waiting'::text, 'cancelled'::text, 'refused'::text, 'done'::text])))
);
CREATE INDEX deletions_request_due_at ON public.deletions_request USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX deletions_request_newest ON public.deletions_request USING btree (asked_at DESC);
CREATE UNIQUE INDEX deletions_request_waiting ON public.deletions_request USING btree (member_id) WHERE (state = 'waiting'::text);
CREATE TRIGGER deletions_request_keep BEFORE UPDATE ON public.deletions_request FOR EACH ROW EXECUTE FUNCTION deletions_keep();

create table delivery_message (
  id text not null,
  channel text not null,
  target text not null,
  template text not null,
  language text not null,
  facts jsonb not null,
  status text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failures smallint not null default 0,
  constraint delivery_message_pkey PRIMARY KEY (id),
  constraint delivery_message_channel CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
  constraint delivery_message_status CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);
CREATE INDEX delivery_message_created ON public.delivery_message USING btree (created_at);

create table deposits_approval (
  order_id deposit_id not null,
  operator_id operator_id not null,
  amount minor not null,
  bank_reference text not null,
  at timestamp with time zone not null,
  constraint deposits_approval_pkey PRIMARY KEY (order_id, operator_id),
  constraint deposits_approval_order_id_fkey FOREIGN KEY (order_id) REFERENCES deposits_order(id)
);

create table deposits_held (
  provider text not null,
  payment_id text not null,
  order_id deposit_id not null,
  amount minor not null,
  arrived_at timestamp with time zone not null,
  held_at timestamp with time zone not null,
  outcome text,
  decided_at timestamp with time zone,
  constraint deposits_held_pkey PRIMARY KEY (provider, payment_id),
  constraint deposits_held_order_id_fkey FOREIGN KEY (order_id) REFERENCES deposits_order(id),
  constraint deposits_held_amount CHECK (((amount)::bigint > 0)),
  constraint deposits_held_decided CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  constraint deposits_held_outcome CHECK ((outcome = ANY (ARRAY['credited'::text, 'refused'::text])))
);
CREATE INDEX deposits_held_open ON public.deposits_held USING btree (order_id) WHERE (outcome IS NULL);

create table deposits_order (
  id deposit_id not null,
  reference text not null,
  request_key text not null,
  member_id member_id not null,
  language text not null,
  method text not null,
  names jsonb not null,
  kind text not null,
  provider text,
  currency text not null,
  amount minor not null,
  fee_fixed minor not null,
  fee_ppm integer not null,
  paid minor not null default 0,
  credited minor not null default 0,
  status text not null,
  instructions jsonb,
  pay_url text,
  expires_minutes integer not null,
  expires_at timestamp with time zone not null,
  next_ask_at timestamp with time zone,
  ask_count integer not null default 0,
  slips integer not null default 0,
  remark text,
  queued_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by operator_id,
  reason text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  bonus jsonb,
  constraint deposits_order_once UNIQUE (member_id, request_key),
  constraint deposits_order_reference_key UNIQUE (reference),
  constraint deposits_order_pkey PRIMARY KEY (id),
  constraint deposits_order_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint deposits_order_amounts CHECK ((((amount)::bigint > 0) AND ((fee_fixed)::bigint >= 0) AND (fee_ppm >= 0) AND (fee_ppm <= 1000000) AND ((paid)::bigint >= 0) AND ((credited)::bigint >= 0) AND ((credited)::bigint <= (paid)::bigint))),
  constraint deposits_order_arrived CHECK ((((status <> 'credited'::text) OR ((paid)::bigint > 0)) AND (((paid)::bigint = 0) OR (status = ANY (ARRAY['credited'::text, 'checking'::text]))))),
  constraint deposits_order_decided CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint deposits_order_kind CHECK ((kind = ANY (ARRAY['qr'::text, 'bank'::text, 'wallet'::text, 'crypto'::text]))),
  constraint deposits_order_status CHECK ((status = ANY (ARRAY['opening'::text, 'waiting'::text, 'checking'::text, 'credited'::text, 'expired'::text, 'cancelled'::text, 'failed'::text, 'refused'::text])))
);
CREATE INDEX deposits_order_ask ON public.deposits_order USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX deposits_order_decided_at ON public.deposits_order USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX deposits_order_member ON public.deposits_order USING btree (member_id, id DESC);
CREATE INDEX deposits_order_open ON public.deposits_order USING btree (expires_at) WHERE (status = ANY (ARRAY['opening'::text, 'waiting'::text, 'checking'::text]));
CREATE INDEX deposits_order_queue ON public.deposits_order USING btree (queued_at) WHERE (status = 'checking'::text);

create table deposits_receipt (
  provider text not null,
  payment_id text not null,
  order_id deposit_id not null,
  member_id member_id not null,
  amount minor not null,
  covered minor not null,
  fee minor not null,
  credited minor not null,
  arrived_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  alone_by operator_id,
  constraint deposits_receipt_pkey PRIMARY KEY (provider, payment_id),
  constraint deposits_receipt_order_id_fkey FOREIGN KEY (order_id) REFERENCES deposits_order(id),
  constraint deposits_receipt_amounts CHECK ((((amount)::bigint > 0) AND ((covered)::bigint >= 0) AND ((fee)::bigint >= 0) AND ((credited)::bigint >= 0) AND ((((covered)::bigint + (fee)::bigint) + (credited)::bigint) = (amount)::bigint)))
);
CREATE INDEX deposits_receipt_alone ON public.deposits_receipt USING btree (alone_by, created_at) WHERE (alone_by IS NOT NULL);
CREATE INDEX deposits_receipt_created ON public.deposits_receipt USING btree (created_at);
CREATE INDEX deposits_receipt_member ON public.deposits_receipt USING btree (member_id, created_at);
CREATE INDEX deposits_receipt_order ON public.deposits_receipt USING btree (order_id);

create table deposits_step (
  order_id deposit_id not null,
  place integer not null,
  status text not null,
  at timestamp with time zone not null,
  constraint deposits_step_pkey PRIMARY KEY (order_id, place),
  constraint deposits_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES deposits_order(id)
);

create table desk_adjustment (
  id text not null,
  member_id member_id not null,
  currency text not null,
  direction text not null,
  amount minor not null,
  reason text not null,
  status text not null default 'waiting'::text,
  asked_by operator_id not null,
  asked_at timestamp with time zone not null,
  request_key text not null,
  decided_by operator_id,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint desk_adjustment_once UNIQUE (asked_by, request_key),
  constraint desk_adjustment_pkey PRIMARY KEY (id),
  constraint desk_adjustment_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint desk_adjustment_amount CHECK (((amount)::bigint > 0)),
  constraint desk_adjustment_decided CHECK (((status = 'waiting'::text) = (decided_by IS NULL))),
  constraint desk_adjustment_direction CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint desk_adjustment_four_eyes CHECK (((decided_by)::text <> (asked_by)::text)),
  constraint desk_adjustment_status CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);
CREATE INDEX desk_adjustment_done ON public.desk_adjustment USING btree (decided_at DESC, id) WHERE (status <> 'waiting'::text);
CREATE INDEX desk_adjustment_waiting ON public.desk_adjustment USING btree (asked_at, id) WHERE (status = 'waiting'::text);

create table envelopes_envelope (
  id envelope_id not null,
  sender_id member_id,
  request_key text not null,
  names jsonb not null default '{}'::jsonb,
  wish text,
  split text not null,
  currency text not null,
  total minor not null,
  packet_count integer not null,
  least minor not null,
  secret text not null,
  digest text not null,
  state text not null default 'open'::text,
  claimed integer not null default 0,
  paid minor not null default 0,
  refunded minor not null default 0,
  sent_on date not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint envelopes_envelope_once UNIQUE NULLS NOT DISTINCT (sender_id, request_key),
  constraint envelopes_envelope_pkey PRIMARY KEY (id),
  constraint envelopes_envelope_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members_member(id),
  constraint envelopes_envelope_claimed CHECK (((claimed >= 0) AND (claimed <= packet_count))),
  constraint envelopes_envelope_ended CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint envelopes_envelope_finished CHECK (((state <> 'finished'::text) OR (claimed = packet_count))),
  constraint envelopes_envelope_packets CHECK (((packet_count > 0) AND (("least")::bigint > 0) AND ((total)::bigint >= (("least")::bigint * packet_count)))),
  constraint envelopes_envelope_paid CHECK ((((paid)::bigint >= 0) AND ((refunded)::bigint >= 0) AND (((paid)::bigint + (refunded)::bigint) <= (total)::bigint))),
  constraint envelopes_envelope_span CHECK ((closes_at > opens_at)),
  constraint envelopes_envelope_split CHECK ((split = ANY (ARRAY['random'::text, 'equal'::text]))),
  constraint envelopes_envelope_state CHECK ((state = ANY (ARRAY['open'::text, 'finished'::text, 'expired'::text]))),
  constraint envelopes_envelope_whole CHECK (((state = 'open'::text) OR (((paid)::bigint + (refunded)::bigint) = (total)::bigint)))
);
CREATE INDEX envelopes_envelope_open ON public.envelopes_envelope USING btree (closes_at) WHERE (state = 'open'::text);
CREATE INDEX envelopes_envelope_sender ON public.envelopes_envelope USING btree (sender_id, sent_on);
CREATE TRIGGER envelopes_envelope_sealed BEFORE INSERT OR UPDATE OF secret ON public.envelopes_envelope FOR EACH ROW EXECUTE FUNCTION require_sealed('secret');

create table envelopes_packet (
  envelope_id envelope_id not null,
  place integer not null,
  amount minor not null,
  member_id member_id not null,
  claimed_at timestamp with time zone not null,
  constraint envelopes_packet_one UNIQUE (envelope_id, member_id),
  constraint envelopes_packet_pkey PRIMARY KEY (envelope_id, place),
  constraint envelopes_packet_envelope_id_fkey FOREIGN KEY (envelope_id) REFERENCES envelopes_envelope(id),
  constraint envelopes_packet_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint envelopes_packet_amount CHECK (((amount)::bigint > 0))
);
CREATE INDEX envelopes_packet_member ON public.envelopes_packet USING btree (member_id, claimed_at DESC) WHERE (member_id IS NOT NULL);

create table events_entry (
  number bigint not null,
  kind text not null,
  member_id text,
  data jsonb not null,
  at timestamp with time zone not null,
  constraint events_entry_pkey PRIMARY KEY (number),
  constraint events_entry_kind CHECK ((length(kind) <= 40)),
  constraint events_entry_number CHECK ((number > 0))
);
CREATE INDEX events_entry_at ON public.events_entry USING btree (at);

create table events_head (
  is_only boolean not null default true,
  number bigint not null,
  constraint events_head_pkey PRIMARY KEY (is_only),
  constraint events_head_is_only CHECK (is_only)
);

create table exclusions_exclusion (
  id exclusion_id not null,
  member_id member_id not null,
  kind text not null,
  began_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  operator_id operator_id,
  reason text,
  constraint exclusions_exclusion_pkey PRIMARY KEY (id),
  constraint exclusions_exclusion_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint exclusions_exclusion_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint exclusions_exclusion_kind CHECK ((kind = ANY (ARRAY['cooling_off'::text, 'exclusion'::text]))),
  constraint exclusions_exclusion_length CHECK (
CASE kind
    WHEN 'cooling_off'::text THEN (((until_at - began_at) >= '1 day'::interval) AND ((until_at - began_at) <= '42 days'::interval))
    ELSE ((until_at - began_at) >= '181 days'::interval)
END),
  constraint exclusions_exclusion_reason CHECK (((operator_id IS NULL) OR (reason IS NOT NULL)))
);
CREATE INDEX exclusions_exclusion_member ON public.exclusions_exclusion USING btree (member_id, until_at);
CREATE TRIGGER exclusions_exclusion_append_only BEFORE DELETE OR UPDATE ON public.exclusions_exclusion FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();
CREATE TRIGGER exclusions_exclusion_hold AFTER INSERT ON public.exclusions_exclusion FOR EACH ROW EXECUTE FUNCTION exclusions_hold();
CREATE TRIGGER exclusions_exclusion_no_truncate BEFORE TRUNCATE ON public.exclusions_exclusion FOR EACH STATEMENT EXECUTE FUNCTION operators_refuse_change();

create table exclusions_mark (
  sign text not null,
  digest text not null,
  excluded_id member_id not null,
  until_at timestamp with time zone not null,
  constraint exclusions_mark_pkey PRIMARY KEY (sign, digest, excluded_id),
  constraint exclusions_mark_excluded_id_fkey FOREIGN KEY (excluded_id) REFERENCES members_member(id),
  constraint exclusions_mark_digest CHECK ((length(digest) >= 32)),
  constraint exclusions_mark_sign CHECK ((sign = ANY (ARRAY['bank_account'::text, 'document'::text, 'name_and_birthday'::text, 'device'::text])))
);
CREATE INDEX exclusions_mark_member ON public.exclusions_mark USING btree (excluded_id);
CREATE TRIGGER exclusions_mark_keep BEFORE DELETE OR UPDATE ON public.exclusions_mark FOR EACH ROW EXECUTE FUNCTION exclusions_keep_mark();

create table exclusions_match (
  id bigint not null generated always as identity,
  member_id member_id not null,
  sign text not null,
  excluded_id member_id not null,
  found_at timestamp with time zone not null,
  constraint exclusions_match_member_id_sign_excluded_id_key UNIQUE (member_id, sign, excluded_id),
  constraint exclusions_match_pkey PRIMARY KEY (id),
  constraint exclusions_match_excluded_id_fkey FOREIGN KEY (excluded_id) REFERENCES members_member(id),
  constraint exclusions_match_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint exclusions_match_other CHECK (((member_id)::text <> (excluded_id)::text)),
  constraint exclusions_match_sign CHECK ((sign = ANY (ARRAY['bank_account'::text, 'document'::text, 'device'::text, 'name_and_birthday'::text])))
);
CREATE TRIGGER exclusions_match_append_only BEFORE DELETE OR UPDATE ON public.exclusions_match FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();

create table feedback_case (
  id feedback_id not null,
  reference text not null,
  request_key text,
  kind text not null,
  member_id member_id,
  email text,
  language text not null,
  status text not null default 'waiting'::text,
  network text,
  owner_id operator_id,
  taken_at timestamp with time zone,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  first_answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by operator_id,
  constraint feedback_case_reference_key UNIQUE (reference),
  constraint feedback_case_pkey PRIMARY KEY (id),
  constraint feedback_case_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint feedback_case_closed CHECK ((((status = 'closed'::text) = (closed_at IS NOT NULL)) AND ((closed_at IS NULL) = (closed_by IS NULL)))),
  constraint feedback_case_kind CHECK ((kind = ANY (ARRAY['feedback'::text, 'complaint'::text]))),
  constraint feedback_case_sender CHECK (((member_id IS NULL) OR (email IS NULL))),
  constraint feedback_case_status CHECK ((status = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text]))),
  constraint feedback_case_taken CHECK (((owner_id IS NULL) = (taken_at IS NULL)))
);
CREATE INDEX feedback_case_answered ON public.feedback_case USING btree (asked_at) WHERE (status = 'answered'::text);
CREATE INDEX feedback_case_closed_at ON public.feedback_case USING btree (closed_at) WHERE (status = 'closed'::text);
CREATE INDEX feedback_case_member ON public.feedback_case USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX feedback_case_network ON public.feedback_case USING btree (network, created_at) WHERE (network IS NOT NULL);
CREATE UNIQUE INDEX feedback_case_once ON public.feedback_case USING btree (COALESCE((member_id)::text, ''::text), request_key);
CREATE INDEX feedback_case_waiting ON public.feedback_case USING btree (asked_at) WHERE (status = 'waiting'::text);
CREATE TRIGGER feedback_case_sealed BEFORE INSERT OR UPDATE OF email ON public.feedback_case FOR EACH ROW WHEN ((new.email IS NOT NULL)) EXECUTE FUNCTION require_sealed('email');

create table feedback_entry (
  id feedback_entry_id not null,
  number bigint not null generated always as identity,
  case_id feedback_id not null,
  operator_id operator_id,
  text text not null,
  created_at timestamp with time zone not null,
  constraint feedback_entry_pkey PRIMARY KEY (id),
  constraint feedback_entry_case_id_fkey FOREIGN KEY (case_id) REFERENCES feedback_case(id)
);
CREATE INDEX feedback_entry_case ON public.feedback_entry USING btree (case_id, number);

create table identity_access (
  id bigint not null generated always as identity,
  picture_id identity_picture_id not null,
  check_id identity_check_id not null,
  operator_id operator_id not null,
  at timestamp with time zone not null,
  constraint identity_access_pkey PRIMARY KEY (id),
  constraint identity_access_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id)
);
CREATE INDEX identity_access_check ON public.identity_access USING btree (check_id);
CREATE TRIGGER identity_access_append_only BEFORE DELETE OR UPDATE ON public.identity_access FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();

create table identity_check (
  id identity_check_id not null,
  member_id member_id not null,
  request_key text not null,
  document text not null,
  number text not null,
  number_digest text not null,
  expires_on date,
  status text not null,
  asked_at timestamp with time zone not null,
  decided_by operator_id,
  decided_at timestamp with time zone,
  reason text,
  expiry_told_at timestamp with time zone,
  constraint identity_check_member_id_request_key_key UNIQUE (member_id, request_key),
  constraint identity_check_pkey PRIMARY KEY (id),
  constraint identity_check_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators_operator(id),
  constraint identity_check_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint identity_check_decided CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  constraint identity_check_document CHECK ((document = ANY (ARRAY['id_card'::text, 'passport'::text, 'driving_licence'::text]))),
  constraint identity_check_number_sealed CHECK ((number ~~ 'sealed:%'::text)),
  constraint identity_check_reason CHECK (((status <> 'refused'::text) OR (reason IS NOT NULL))),
  constraint identity_check_status CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);
CREATE INDEX identity_check_digest ON public.identity_check USING btree (number_digest);
CREATE INDEX identity_check_queue ON public.identity_check USING btree (status, asked_at);
CREATE UNIQUE INDEX identity_check_waiting ON public.identity_check USING btree (member_id) WHERE (status = 'waiting'::text);
CREATE TRIGGER identity_check_keep BEFORE UPDATE ON public.identity_check FOR EACH ROW EXECUTE FUNCTION identity_keep();

create table identity_picture (
  id identity_picture_id not null,
  member_id member_id not null,
  check_id identity_check_id,
  side text not null,
  type text not null,
  content text not null,
  created_at timestamp with time zone not null,
  constraint identity_picture_pkey PRIMARY KEY (id),
  constraint identity_picture_check_id_fkey FOREIGN KEY (check_id) REFERENCES identity_check(id),
  constraint identity_picture_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint identity_picture_sealed CHECK ((content ~~ 'sealed:%'::text)),
  constraint identity_picture_side CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'selfie'::text]))),
  constraint identity_picture_type CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
);
CREATE UNIQUE INDEX identity_picture_of_check ON public.identity_picture USING btree (check_id, side) WHERE (check_id IS NOT NULL);
CREATE INDEX identity_picture_waiting ON public.identity_picture USING btree (member_id) WHERE (check_id IS NULL);

create table kernel_event (
  id bigint not null generated always as identity,
  xact xid8 not null default pg_current_xact_id(),
  kind text not null,
  member_id text,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  constraint kernel_event_pkey PRIMARY KEY (id)
);
CREATE INDEX kernel_event_created_at ON public.kernel_event USING btree (created_at);
CREATE INDEX kernel_event_member ON public.kernel_event USING btree (member_id, xact);
CREATE INDEX kernel_event_xact ON public.kernel_event USING btree (xact);

create table kernel_event_reader (
  reader text not null,
  xact xid8 not null,
  id bigint not null,
  constraint kernel_event_reader_pkey PRIMARY KEY (reader)
);

create table kernel_outside_call (
  kind text not null,
  code text not null,
  minute_at timestamp with time zone not null,
  call_count bigint not null,
  failure_count bigint not null,
  total_ms bigint not null,
  last_at timestamp with time zone not null,
  constraint kernel_outside_call_pkey PRIMARY KEY (kind, code, minute_at),
  constraint kernel_outside_call_counts CHECK (((failure_count >= 0) AND (failure_count <= call_count))),
  constraint kernel_outside_call_kind CHECK ((kind = ANY (ARRAY['vendor'::text, 'provider'::text])))
);
CREATE INDEX kernel_outside_call_minute ON public.kernel_outside_call USING btree (minute_at);

create table kernel_seal_key (
  kid text not null,
  private_jwk text not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone not null,
  constraint kernel_seal_key_pkey PRIMARY KEY (kid),
  constraint kernel_seal_key_check CHECK ((retires_at > created_at))
);
CREATE TRIGGER kernel_seal_key_sealed BEFORE INSERT OR UPDATE OF private_jwk ON public.kernel_seal_key FOR EACH ROW EXECUTE FUNCTION require_sealed('private_jwk');

create table ledger_account (
  id account_id not null,
  holder text not null,
  purpose text not null,
  part text not null default ''::text,
  currency text not null,
  stripe smallint not null default 0,
  floor minor,
  balance minor not null default 0,
  version bigint not null default 0,
  revision bigint not null default 0,
  opened_at timestamp with time zone not null default now(),
  constraint ledger_account_is_one UNIQUE (holder, purpose, part, currency, stripe),
  constraint ledger_account_pkey PRIMARY KEY (id),
  constraint ledger_account_floor CHECK (((floor IS NULL) OR ((balance)::bigint >= (floor)::bigint))),
  constraint ledger_account_owner CHECK ((((id)::bigint > 0) = (floor IS NOT NULL))),
  constraint ledger_account_purpose CHECK ((purpose = ANY (ARRAY['cash'::text, 'bonus'::text, 'locked'::text, 'held'::text, 'points'::text, 'escrow'::text, 'vendor_wallet'::text, 'vendor_clearing'::text, 'payment_clearing'::text, 'promotion'::text, 'commission'::text, 'salary'::text, 'rebate'::text, 'jackpot'::text, 'fee'::text, 'adjustment'::text, 'issue'::text, 'rounding'::text])))
);
CREATE TRIGGER ledger_account_no_delete BEFORE DELETE ON public.ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_account_no_truncate BEFORE TRUNCATE ON public.ledger_account FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_day (
  day date not null,
  transfer_count bigint not null,
  digest bytea not null,
  previous bytea not null,
  closed_at timestamp with time zone not null,
  constraint ledger_day_pkey PRIMARY KEY (day)
);
CREATE TRIGGER ledger_day_append_only BEFORE DELETE OR UPDATE ON public.ledger_day FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_day_no_truncate BEFORE TRUNCATE ON public.ledger_day FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create view ledger_entry as
SELECT ledger_transfer.from_account AS account_id,
    ledger_transfer.from_version AS version,
    ledger_transfer.id AS transfer_id,
    ledger_transfer.created_at,
    ledger_transfer.event_at,
    ledger_transfer.request_key,
    ledger_transfer.reason,
    (- (ledger_transfer.amount)::bigint) AS amount,
    ledger_transfer.from_balance AS balance
   FROM ledger_transfer
UNION ALL
 SELECT ledger_transfer.to_account AS account_id,
    ledger_transfer.to_version AS version,
    ledger_transfer.id AS transfer_id,
    ledger_transfer.created_at,
    ledger_transfer.event_at,
    ledger_transfer.request_key,
    ledger_transfer.reason,
    ledger_transfer.amount,
    ledger_transfer.to_balance AS balance
   FROM ledger_transfer;

create table ledger_fence (
  is_only boolean not null default true,
  open_from timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint ledger_fence_pkey PRIMARY KEY (is_only),
  constraint ledger_fence_is_only CHECK (is_only)
);

create table ledger_request (
  key text not null,
  content text not null,
  answer text not null,
  created_at timestamp with time zone not null,
  first_transfer transfer_id,
  transfer_count smallint not null,
  constraint ledger_request_pkey PRIMARY KEY (key),
  constraint ledger_request_transfers CHECK (((first_transfer IS NULL) = (transfer_count = 0)))
);
CREATE TRIGGER ledger_request_append_only BEFORE DELETE OR UPDATE ON public.ledger_request FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_request_no_truncate BEFORE TRUNCATE ON public.ledger_request FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table ledger_transfer (
  created_at timestamp with time zone not null,
  id transfer_id not null,
  event_at timestamp with time zone not null,
  request_key text not null,
  reason text not null,
  from_account account_id not null,
  from_version bigint not null,
  from_balance minor not null,
  to_account account_id not null,
  to_version bigint not null,
  to_balance minor not null,
  amount minor not null,
  reverses transfer_id,
  constraint ledger_transfer_pkey PRIMARY KEY (created_at, id),
  constraint ledger_transfer_amount CHECK (((amount)::bigint > 0)),
  constraint ledger_transfer_sides CHECK (((from_account)::bigint <> (to_account)::bigint))
) partition by RANGE (created_at);
CREATE INDEX ledger_transfer_deposited ON ONLY public.ledger_transfer USING btree (to_account) WHERE (reason = 'deposit_credited'::text);
CREATE INDEX ledger_transfer_from ON ONLY public.ledger_transfer USING btree (from_account, from_version) WHERE ((from_account)::bigint > 0);
CREATE INDEX ledger_transfer_from_seldom ON ONLY public.ledger_transfer USING btree (from_account, from_version) WHERE (((from_account)::bigint > 0) AND (reason <> ALL (ARRAY['play_bet'::text, 'play_bet-and-settle'::text, 'play_settle'::text, 'play_tip'::text])));
CREATE INDEX ledger_transfer_seldom ON ONLY public.ledger_transfer USING btree (created_at, id) WHERE (reason <> ALL (ARRAY['play_bet'::text, 'play_bet-and-settle'::text, 'play_settle'::text, 'play_tip'::text]));
CREATE INDEX ledger_transfer_to ON ONLY public.ledger_transfer USING btree (to_account, to_version) WHERE ((to_account)::bigint > 0);
CREATE INDEX ledger_transfer_to_seldom ON ONLY public.ledger_transfer USING btree (to_account, to_version) WHERE (((to_account)::bigint > 0) AND (reason <> ALL (ARRAY['play_bet'::text, 'play_bet-and-settle'::text, 'play_settle'::text, 'play_tip'::text])));
CREATE TRIGGER ledger_transfer_append_only BEFORE DELETE OR UPDATE ON public.ledger_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON public.ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

create table limits_day (
  member_id member_id not null,
  day_on date not null,
  staked minor not null,
  lost minor not null,
  version bigint not null,
  began_at timestamp with time zone,
  last_at timestamp with time zone,
  constraint limits_day_pkey PRIMARY KEY (member_id, day_on)
);

create table limits_house (
  member_id member_id not null,
  kind text not null,
  period text not null,
  amount minor,
  reason text not null,
  operator_id operator_id not null,
  set_at timestamp with time zone not null,
  constraint limits_house_pkey PRIMARY KEY (member_id, kind, period),
  constraint limits_house_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint limits_house_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint limits_house_amount CHECK (((amount)::bigint > 0)),
  constraint limits_house_kind CHECK ((kind = ANY (ARRAY['stake'::text, 'loss'::text, 'deposit'::text, 'single'::text]))),
  constraint limits_house_period CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'bet'::text]))),
  constraint limits_house_reason CHECK (((length(reason) >= 3) AND (length(reason) <= 200))),
  constraint limits_house_single CHECK (((kind = 'single'::text) = (period = 'bet'::text)))
);

create table limits_limit (
  member_id member_id not null,
  kind text not null,
  period text not null,
  amount minor,
  pending_amount minor,
  pending_asked_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint limits_limit_pkey PRIMARY KEY (member_id, kind, period),
  constraint limits_limit_amount CHECK (((amount)::bigint >= 0)),
  constraint limits_limit_kind CHECK ((kind = ANY (ARRAY['stake'::text, 'loss'::text, 'deposit'::text, 'single'::text]))),
  constraint limits_limit_pending CHECK (((pending_amount IS NULL) OR (pending_asked_at IS NOT NULL))),
  constraint limits_limit_period CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'bet'::text]))),
  constraint limits_limit_single CHECK (((kind = 'single'::text) = (period = 'bet'::text)))
);

create table limits_time (
  member_id member_id not null,
  kind text not null,
  minutes smallint,
  pending_minutes smallint,
  pending_asked_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint limits_time_pkey PRIMARY KEY (member_id, kind),
  constraint limits_time_answered CHECK (((answered_at IS NULL) OR (kind = 'check'::text))),
  constraint limits_time_kind CHECK ((kind = ANY (ARRAY['check'::text, 'session'::text]))),
  constraint limits_time_minutes CHECK (((minutes >= 1) AND (minutes <= 1440))),
  constraint limits_time_pending CHECK (((pending_minutes IS NULL) OR (pending_asked_at IS NOT NULL)))
);

create table lobby_favourite (
  member_id member_id not null,
  node_id integer not null,
  added_at timestamp with time zone not null,
  constraint lobby_favourite_pkey PRIMARY KEY (member_id, node_id)
);

create table lobby_recent (
  member_id member_id not null,
  node_id integer not null,
  launched_at timestamp with time zone not null,
  constraint lobby_recent_pkey PRIMARY KEY (member_id, node_id)
);
CREATE INDEX lobby_recent_newest ON public.lobby_recent USING btree (member_id, launched_at DESC);

create table lobby_win (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  currency text not null,
  game text not null,
  game_type text not null,
  win minor not null,
  won_at timestamp with time zone not null,
  constraint lobby_win_pkey PRIMARY KEY (vendor, ref),
  constraint lobby_win_is_one CHECK (((win)::bigint > 0))
);
CREATE INDEX lobby_win_largest ON public.lobby_win USING btree (game_type, win DESC);
CREATE INDEX lobby_win_won_at ON public.lobby_win USING btree (won_at);

create table lobby_win_mark (
  is_only boolean not null default true,
  read_until timestamp with time zone not null,
  constraint lobby_win_mark_pkey PRIMARY KEY (is_only),
  constraint lobby_win_mark_is_only_check CHECK (is_only)
);

create table login_outside_attempt (
  state_hash text not null,
  provider text not null,
  verifier text not null,
  nonce text not null,
  browser_hash text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint login_outside_attempt_pkey PRIMARY KEY (state_hash)
);
CREATE INDEX login_outside_attempt_expires ON public.login_outside_attempt USING btree (expires_at);

create table login_outside_ticket (
  ticket_hash text not null,
  provider text not null,
  subject text not null,
  name text not null,
  email text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint login_outside_ticket_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX login_outside_ticket_expires ON public.login_outside_ticket USING btree (expires_at);

create table members_bank_account (
  id text not null,
  member_id member_id not null,
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  account_digest text,
  bank_code text,
  constraint members_bank_account_pkey PRIMARY KEY (id),
  constraint members_bank_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX members_bank_account_created ON public.members_bank_account USING btree (created_at);
CREATE INDEX members_bank_account_digest ON public.members_bank_account USING btree (account_digest);
CREATE UNIQUE INDEX members_bank_account_once ON public.members_bank_account USING btree (member_id, bank_name, account_digest) WHERE (removed_at IS NULL);
CREATE TRIGGER members_bank_account_sealed BEFORE INSERT OR UPDATE OF account_number ON public.members_bank_account FOR EACH ROW EXECUTE FUNCTION require_sealed('account_number');

create table members_consent (
  member_id member_id not null,
  kind text not null,
  version text not null,
  given_at timestamp with time zone not null,
  ip text not null,
  constraint members_consent_pkey PRIMARY KEY (member_id, kind, version),
  constraint members_consent_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint members_consent_kind CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'age'::text])))
);

create table members_member (
  id member_id not null,
  account text not null,
  nickname text not null,
  type smallint not null default 1,
  status text not null default 'active'::text,
  currency text not null,
  created_at timestamp with time zone not null,
  avatar text not null default 'avatar-01'::text,
  language text,
  upline_id member_id,
  affiliate_code text,
  referral_code text,
  referred_by member_id,
  is_demo boolean not null default false,
  stake_max minor,
  bonus_until timestamp with time zone,
  excluded_until timestamp with time zone,
  agreed_on date,
  country text,
  constraint members_member_account_key UNIQUE (account),
  constraint members_member_pkey PRIMARY KEY (id),
  constraint members_member_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES members_member(id),
  constraint members_member_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES members_member(id),
  constraint members_member_account CHECK ((account = lower(account))),
  constraint members_member_country CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint members_member_other_inviter CHECK (((referred_by)::text <> (id)::text)),
  constraint members_member_status CHECK ((status = ANY (ARRAY['active'::text, 'blocked'::text, 'closed'::text])))
);
CREATE INDEX members_member_account_begins ON public.members_member USING btree (account text_pattern_ops);
CREATE UNIQUE INDEX members_member_affiliate ON public.members_member USING btree (affiliate_code) WHERE (affiliate_code IS NOT NULL);
CREATE INDEX members_member_created ON public.members_member USING btree (created_at);
CREATE INDEX members_member_excluded ON public.members_member USING btree (excluded_until) WHERE (excluded_until IS NOT NULL);
CREATE INDEX members_member_nickname_begins ON public.members_member USING btree (lower(nickname) text_pattern_ops);
CREATE INDEX members_member_no_country ON public.members_member USING btree (id) WHERE (country IS NULL);
CREATE UNIQUE INDEX members_member_referral ON public.members_member USING btree (referral_code) WHERE (referral_code IS NOT NULL);
CREATE INDEX members_member_upline ON public.members_member USING btree (upline_id) WHERE (upline_id IS NOT NULL);
CREATE TRIGGER agents_place_moved AFTER UPDATE OF upline_id ON public.members_member FOR EACH ROW WHEN (((old.upline_id)::text IS DISTINCT FROM (new.upline_id)::text)) EXECUTE FUNCTION agents_place_moved();
CREATE TRIGGER agents_place_new AFTER INSERT ON public.members_member FOR EACH ROW EXECUTE FUNCTION agents_place_new();
CREATE TRIGGER members_inviter_stays BEFORE UPDATE OF referred_by ON public.members_member FOR EACH ROW WHEN (((old.referred_by)::text IS DISTINCT FROM (new.referred_by)::text)) EXECUTE FUNCTION members_inviter_stays();
CREATE TRIGGER members_member_keep_excluded BEFORE DELETE ON public.members_member FOR EACH ROW EXECUTE FUNCTION members_keep_excluded();
CREATE TRIGGER members_member_keep_exclusion BEFORE UPDATE OF excluded_until ON public.members_member FOR EACH ROW EXECUTE FUNCTION members_keep_exclusion();

create table members_outside_identity (
  provider text not null,
  subject text not null,
  member_id member_id not null,
  email text,
  linked_at timestamp with time zone not null,
  constraint members_outside_identity_pkey PRIMARY KEY (provider, subject),
  constraint members_outside_identity_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX members_outside_identity_member ON public.members_outside_identity USING btree (member_id);

create table members_profile (
  member_id member_id not null,
  full_name text,
  birthday text,
  mobile text,
  mobile_verified_at timestamp with time zone,
  email text,
  email_verified_at timestamp with time zone,
  id_number text,
  address text,
  nationality text,
  occupation text,
  source_of_income text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  telegram text,
  zalo text,
  recommender_id text,
  register_url text,
  domain text,
  updated_at timestamp with time zone not null,
  id_digest text,
  constraint members_profile_pkey PRIMARY KEY (member_id),
  constraint members_profile_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint members_profile_email CHECK ((email = lower(email))),
  constraint members_profile_mobile CHECK ((mobile ~ '^\+[1-9][0-9]{4,14}$'::text))
);
CREATE INDEX members_profile_document ON public.members_profile USING btree (id_digest) WHERE (id_digest IS NOT NULL);
CREATE INDEX members_profile_email_begins ON public.members_profile USING btree (email text_pattern_ops) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX members_profile_email_once ON public.members_profile USING btree (email) WHERE ((email IS NOT NULL) AND (email_verified_at IS NOT NULL));
CREATE INDEX members_profile_mobile_begins ON public.members_profile USING btree (mobile text_pattern_ops) WHERE (mobile IS NOT NULL);
CREATE UNIQUE INDEX members_profile_mobile_once ON public.members_profile USING btree (mobile) WHERE (mobile IS NOT NULL);
CREATE INDEX members_profile_name_begins ON public.members_profile USING btree (lower(full_name) text_pattern_ops) WHERE (full_name IS NOT NULL);
CREATE INDEX members_profile_proven ON public.members_profile USING btree (GREATEST(mobile_verified_at, email_verified_at)) WHERE ((mobile_verified_at IS NOT NULL) OR (email_verified_at IS NOT NULL));
CREATE TRIGGER members_profile_birthday_sealed BEFORE INSERT OR UPDATE OF birthday ON public.members_profile FOR EACH ROW EXECUTE FUNCTION require_sealed('birthday');
CREATE TRIGGER members_profile_id_number_sealed BEFORE INSERT OR UPDATE OF id_number ON public.members_profile FOR EACH ROW EXECUTE FUNCTION require_sealed('id_number');

create table messages_broadcast (
  key text not null,
  version integer not null,
  body jsonb not null,
  started_at timestamp with time zone not null,
  looked_to text,
  sent integer not null default 0,
  ended_at timestamp with time zone,
  constraint messages_broadcast_pkey PRIMARY KEY (key),
  constraint messages_broadcast_sent CHECK ((sent >= 0))
);

create table messages_choice (
  member_id member_id not null,
  offers boolean not null,
  changed_at timestamp with time zone not null,
  constraint messages_choice_pkey PRIMARY KEY (member_id),
  constraint messages_choice_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);

create table messages_message (
  id message_id not null,
  member_id member_id not null,
  news jsonb not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  broadcast text,
  pinned_at timestamp with time zone,
  constraint messages_message_pkey PRIMARY KEY (id),
  constraint messages_message_broadcast_fkey FOREIGN KEY (broadcast) REFERENCES messages_broadcast(key),
  constraint messages_message_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE UNIQUE INDEX messages_message_broadcast ON public.messages_message USING btree (broadcast, member_id) WHERE (broadcast IS NOT NULL);
CREATE INDEX messages_message_newest ON public.messages_message USING btree (member_id, id DESC);
CREATE INDEX messages_message_pinned ON public.messages_message USING btree (member_id) WHERE (pinned_at IS NOT NULL);
CREATE INDEX messages_message_unread ON public.messages_message USING btree (member_id) WHERE (read_at IS NULL);

create table missions_board (
  board text not null,
  from_on date not null,
  until_on date not null,
  terms jsonb not null,
  ends_at timestamp with time zone not null,
  frozen_at timestamp with time zone,
  constraint missions_board_pkey PRIMARY KEY (board, from_on),
  constraint missions_board_span CHECK ((until_on > from_on))
);
CREATE INDEX missions_board_open ON public.missions_board USING btree (ends_at) WHERE (frozen_at IS NULL);

create table missions_mark (
  is_only boolean not null default true,
  counted_to timestamp with time zone not null,
  constraint missions_mark_pkey PRIMARY KEY (is_only),
  constraint missions_mark_is_only CHECK (is_only)
);

create table missions_progress (
  member_id member_id not null,
  mission text not null,
  from_on date not null,
  until_on date not null,
  terms jsonb not null,
  goal minor not null,
  progress minor not null,
  updated_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  constraint missions_progress_pkey PRIMARY KEY (member_id, mission, from_on),
  constraint missions_progress_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint missions_progress_span CHECK ((until_on > from_on)),
  constraint missions_progress_sum CHECK ((((goal)::bigint > 0) AND ((progress)::bigint >= 0)))
);

create table missions_score (
  board text not null,
  from_on date not null,
  member_id member_id not null,
  score minor not null,
  reached_at timestamp with time zone not null,
  place integer,
  constraint missions_score_pkey PRIMARY KEY (board, from_on, member_id),
  constraint missions_score_board_from_on_fkey FOREIGN KEY (board, from_on) REFERENCES missions_board(board, from_on),
  constraint missions_score_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint missions_score_sum CHECK (((score)::bigint >= 0))
);
CREATE INDEX missions_score_order ON public.missions_score USING btree (board, from_on, score DESC, reached_at, member_id);

create table operators_agreement (
  subject text not null,
  operator_id operator_id not null,
  at timestamp with time zone not null,
  constraint operators_agreement_pkey PRIMARY KEY (subject, operator_id),
  constraint operators_agreement_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint operators_agreement_subject CHECK (((length(subject) >= 1) AND (length(subject) <= 60)))
);
CREATE TRIGGER operators_agreement_append_only BEFORE DELETE OR UPDATE ON public.operators_agreement FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();

create table operators_alert (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  operator_id operator_id not null,
  code text not null,
  subject text not null,
  constraint operators_alert_pkey PRIMARY KEY (id),
  constraint operators_alert_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint operators_alert_code CHECK ((code = ANY (ARRAY['approval_too_new'::text, 'approval_of_maker'::text, 'emergency'::text, 'webhook_stopped'::text])))
);

create table operators_audit (
  number bigint not null,
  at timestamp with time zone not null,
  operator_id operator_id,
  action text not null,
  subject text not null,
  reason text,
  details jsonb not null,
  previous bytea not null,
  digest bytea not null,
  constraint operators_audit_previous_key UNIQUE (previous),
  constraint operators_audit_pkey PRIMARY KEY (number),
  constraint operators_audit_number CHECK ((number > 0))
);
CREATE INDEX operators_audit_subject ON public.operators_audit USING btree (subject, number DESC);
CREATE TRIGGER operators_audit_append_only BEFORE DELETE OR UPDATE ON public.operators_audit FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();
CREATE TRIGGER operators_audit_no_truncate BEFORE TRUNCATE ON public.operators_audit FOR EACH STATEMENT EXECUTE FUNCTION operators_refuse_change();

create table operators_emergency (
  id bigint not null generated always as identity,
  operator_id operator_id not null,
  reason text not null,
  began_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint operators_emergency_pkey PRIMARY KEY (id),
  constraint operators_emergency_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id)
);
CREATE INDEX operators_emergency_operator ON public.operators_emergency USING btree (operator_id, ends_at);

create table operators_key (
  id operator_key_id not null,
  name text not null,
  token_hash text not null,
  scopes text[] not null,
  made_by operator_id not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint operators_key_token_hash_key UNIQUE (token_hash),
  constraint operators_key_pkey PRIMARY KEY (id),
  constraint operators_key_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators_operator(id),
  constraint operators_key_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint operators_key_scopes CHECK ((cardinality(scopes) > 0))
);

create table operators_link (
  token_hash text not null,
  operator_id operator_id not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint operators_link_pkey PRIMARY KEY (token_hash),
  constraint operators_link_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id)
);
CREATE INDEX operators_link_open ON public.operators_link USING btree (operator_id) WHERE (used_at IS NULL);

create table operators_network (
  version integer not null,
  networks text[] not null,
  changed_by operator_id,
  changed_at timestamp with time zone not null,
  reason text not null,
  constraint operators_network_pkey PRIMARY KEY (version),
  constraint operators_network_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES operators_operator(id),
  constraint operators_network_version CHECK ((version > 0))
);
CREATE TRIGGER operators_network_append_only BEFORE DELETE OR UPDATE ON public.operators_network FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();

create table operators_operator (
  id operator_id not null,
  username text not null,
  name text not null,
  role text not null,
  is_active boolean not null default true,
  password_hash text,
  totp_secret text not null,
  totp_confirmed_at timestamp with time zone,
  totp_step bigint not null default 0,
  created_at timestamp with time zone not null,
  last_sign_in_at timestamp with time zone,
  is_demo boolean not null default false,
  email text,
  made_by operator_id,
  set_up_at timestamp with time zone,
  constraint operators_operator_username_key UNIQUE (username),
  constraint operators_operator_pkey PRIMARY KEY (id),
  constraint operators_operator_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators_operator(id),
  constraint operators_operator_username CHECK ((username = lower(username)))
);
CREATE TRIGGER operators_operator_sealed BEFORE INSERT OR UPDATE OF totp_secret ON public.operators_operator FOR EACH ROW EXECUTE FUNCTION require_sealed('totp_secret');

create table operators_role (
  role text not null,
  version integer not null,
  name text,
  permissions text[],
  changed_by operator_id not null,
  changed_at timestamp with time zone not null,
  reason text not null,
  constraint operators_role_pkey PRIMARY KEY (role, version),
  constraint operators_role_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES operators_operator(id),
  constraint operators_role_version CHECK ((version > 0))
);
CREATE TRIGGER operators_role_append_only BEFORE DELETE OR UPDATE ON public.operators_role FOR EACH ROW EXECUTE FUNCTION operators_refuse_change();

create table operators_session (
  id text not null,
  token_hash text not null,
  operator_id operator_id not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  constraint operators_session_token_hash_key UNIQUE (token_hash),
  constraint operators_session_pkey PRIMARY KEY (id),
  constraint operators_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id)
);
CREATE INDEX operators_session_operator ON public.operators_session USING btree (operator_id) WHERE (ended_at IS NULL);

create table payments_difference (
  id difference_id not null,
  provider text not null,
  day date not null,
  reference text not null,
  kind text not null,
  here minor,
  there minor,
  status text not null default 'open'::text,
  found_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by operator_id,
  note text,
  constraint payments_difference_pkey PRIMARY KEY (id),
  constraint payments_difference_closed CHECK ((((status = 'open'::text) = (closed_at IS NULL)) AND ((closed_by IS NULL) = (note IS NULL)) AND ((status = 'closed'::text) OR (note IS NULL)))),
  constraint payments_difference_kind CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount_differs'::text]))),
  constraint payments_difference_sides CHECK (((here IS NOT NULL) OR (there IS NOT NULL))),
  constraint payments_difference_status CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))
);
CREATE INDEX payments_difference_day ON public.payments_difference USING btree (day);
CREATE UNIQUE INDEX payments_difference_open ON public.payments_difference USING btree (provider, reference) WHERE (status = 'open'::text);
CREATE INDEX payments_difference_reference ON public.payments_difference USING btree (provider, reference);

create table payments_notice (
  provider text not null,
  digest bytea not null,
  order_id text not null,
  body text not null,
  taken_at timestamp with time zone not null,
  constraint payments_notice_pkey PRIMARY KEY (provider, digest)
);
CREATE INDEX payments_notice_order ON public.payments_notice USING btree (order_id);

create table payments_statement (
  provider text not null,
  day date not null,
  asked_at timestamp with time zone not null,
  constraint payments_statement_pkey PRIMARY KEY (provider, day)
);

create table payments_statement_line (
  provider text not null,
  about text not null,
  order_id text not null,
  reference text not null,
  day date not null,
  amount minor not null,
  happened_at timestamp with time zone not null,
  constraint payments_statement_line_pkey PRIMARY KEY (provider, order_id, about, reference),
  constraint payments_statement_line_provider_day_fkey FOREIGN KEY (provider, day) REFERENCES payments_statement(provider, day),
  constraint payments_statement_line_about CHECK ((about = ANY (ARRAY['deposit'::text, 'payout'::text]))),
  constraint payments_statement_line_amount CHECK (((amount)::bigint > 0))
);
CREATE INDEX payments_statement_line_day ON public.payments_statement_line USING btree (provider, day);

create table play_adjusted (
  vendor text not null,
  member_id member_id not null,
  currency text not null,
  cash minor not null,
  bonus minor not null,
  version integer not null,
  constraint play_adjusted_pkey PRIMARY KEY (vendor, member_id, currency)
);

create table play_alert (
  id bigint not null generated always as identity,
  vendor text not null,
  code text not null,
  command text not null,
  tx_id text not null,
  member_id member_id not null,
  seen_count integer not null default 1,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint play_alert_is_one UNIQUE (vendor, code, command, tx_id),
  constraint play_alert_pkey PRIMARY KEY (id)
);

create table play_bet (
  vendor text not null,
  kind text not null,
  ref text not null,
  member_id member_id not null,
  currency text not null,
  game text,
  round_id text,
  status text not null,
  is_instant boolean not null,
  stake_cash minor not null,
  stake_bonus minor not null,
  payout_cash minor not null,
  payout_bonus minor not null,
  placed_on date not null,
  placed_at timestamp with time zone not null,
  event_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer not null,
  event text,
  constraint play_bet_pkey PRIMARY KEY (ref, vendor, kind),
  constraint play_bet_kind CHECK ((kind = ANY (ARRAY['bet'::text, 'tip'::text, 'wallet'::text]))),
  constraint play_bet_stake CHECK ((((stake_cash)::bigint >= 0) AND ((stake_bonus)::bigint >= 0))),
  constraint play_bet_status CHECK ((status = ANY (ARRAY['running'::text, 'settled'::text, 'void'::text])))
);
CREATE INDEX play_bet_bonus ON public.play_bet USING btree (member_id, placed_at) WHERE ((stake_bonus)::bigint > 0);
CREATE INDEX play_bet_event ON public.play_bet USING btree (vendor, event, member_id) WHERE ((status = 'running'::text) AND (event IS NOT NULL));
CREATE INDEX play_bet_in_play ON public.play_bet USING btree (member_id) WHERE (status = 'running'::text);
CREATE INDEX play_bet_member ON public.play_bet USING btree (member_id, placed_at DESC);
CREATE INDEX play_bet_round ON public.play_bet USING btree (vendor, round_id, member_id) WHERE (status = 'running'::text);
CREATE INDEX play_bet_running ON public.play_bet USING btree (placed_at) WHERE (status = 'running'::text);
CREATE INDEX play_bet_times ON public.play_bet USING brin (placed_at, changed_at) WITH (pages_per_range='64', autosummarize='on');

create table play_free_bet (
  vendor text not null,
  ref text not null,
  free_id text not null,
  stake minor not null,
  payout minor not null,
  version integer not null,
  constraint play_free_bet_pkey PRIMARY KEY (vendor, ref),
  constraint play_free_bet_free_id_fkey FOREIGN KEY (free_id) REFERENCES play_free_round(id),
  constraint play_free_bet_stake CHECK (((stake)::bigint >= 0))
);
CREATE INDEX play_free_bet_of_grant ON public.play_free_bet USING btree (free_id);

create table play_free_round (
  id text not null,
  vendor text not null,
  member_id member_id not null,
  currency text not null,
  granted integer not null,
  used integer not null default 0,
  expires_at timestamp with time zone not null,
  granted_at timestamp with time zone not null,
  reason text not null,
  version integer not null default 1,
  kind text not null default 'rounds'::text,
  games text[],
  stake minor,
  pays_to text not null default 'cash'::text,
  won minor not null default 0,
  handed minor not null default 0,
  handings integer not null default 0,
  names jsonb not null default '{}'::jsonb,
  terms jsonb not null default '{}'::jsonb,
  notices smallint not null default 0,
  reward_id reward_id,
  constraint play_free_round_reward_id_key UNIQUE (reward_id),
  constraint play_free_round_pkey PRIMARY KEY (id),
  constraint play_free_round_bet_stake CHECK (((kind <> 'bet'::text) OR (stake IS NOT NULL))),
  constraint play_free_round_granted CHECK ((granted > 0)),
  constraint play_free_round_kind CHECK ((kind = ANY (ARRAY['rounds'::text, 'bet'::text]))),
  constraint play_free_round_pays_to CHECK ((pays_to = ANY (ARRAY['cash'::text, 'bonus'::text]))),
  constraint play_free_round_stake CHECK (((stake)::bigint > 0)),
  constraint play_free_round_used CHECK (((used >= 0) AND (used <= granted)))
);
CREATE INDEX play_free_round_ending ON public.play_free_round USING btree (expires_at) WHERE (used < granted);
CREATE INDEX play_free_round_kept ON public.play_free_round USING btree (id) WHERE ((pays_to = 'bonus'::text) AND ((won)::bigint <> (handed)::bigint));
CREATE INDEX play_free_round_left ON public.play_free_round USING btree (vendor, member_id) WHERE (used < granted);
CREATE INDEX play_free_round_member ON public.play_free_round USING btree (member_id, expires_at);

create table play_result (
  vendor text not null,
  ref text not null,
  bet_ref text not null,
  member_id member_id not null,
  currency text not null,
  status text not null,
  is_last boolean not null,
  paid_cash minor not null,
  paid_bonus minor not null,
  version integer not null,
  constraint play_result_pkey PRIMARY KEY (vendor, ref),
  constraint play_result_paid CHECK ((((paid_cash)::bigint >= 0) AND ((paid_bonus)::bigint >= 0))),
  constraint play_result_status CHECK ((status = ANY (ARRAY['paid'::text, 'void'::text])))
);

create table play_round (
  vendor text not null,
  round_id text not null,
  member_id member_id not null,
  status text not null,
  running integer not null,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer not null,
  paid minor not null default 0,
  constraint play_round_pkey PRIMARY KEY (vendor, round_id, member_id),
  constraint play_round_running CHECK ((running >= 0)),
  constraint play_round_status CHECK ((status = ANY (ARRAY['open'::text, 'ending'::text, 'closed'::text])))
);
CREATE INDEX play_round_open ON public.play_round USING btree (opened_at) WHERE (status <> 'closed'::text);

create table play_token (
  hash text not null,
  kind text not null,
  member_id member_id not null,
  vendor text not null,
  game text,
  currency text not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_by text,
  session_id text,
  constraint play_token_pkey PRIMARY KEY (hash),
  constraint play_token_kind CHECK ((kind = ANY (ARRAY['launch'::text, 'session'::text])))
);
CREATE INDEX play_token_expires_at ON public.play_token USING btree (expires_at);
CREATE INDEX play_token_member ON public.play_token USING btree (member_id);
CREATE INDEX play_token_session ON public.play_token USING btree (session_id) WHERE (session_id IS NOT NULL);

create table players_note (
  id bigint not null generated always as identity,
  member_id member_id not null,
  operator_id operator_id not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint players_note_pkey PRIMARY KEY (id),
  constraint players_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint players_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint players_note_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);
CREATE INDEX players_note_member ON public.players_note USING btree (member_id, id DESC);

create table players_tag (
  member_id member_id not null,
  tag text not null,
  operator_id operator_id not null,
  created_at timestamp with time zone not null,
  constraint players_tag_pkey PRIMARY KEY (member_id, tag),
  constraint players_tag_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint players_tag_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_operator(id),
  constraint players_tag_text CHECK (((char_length(tag) >= 1) AND (char_length(tag) <= 30)))
);
CREATE INDEX players_tag_holders ON public.players_tag USING btree (tag, member_id);

create table points_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  valid minor not null,
  rate_ppm integer not null,
  constraint points_bet_pkey PRIMARY KEY (ref, vendor),
  constraint points_bet_valid CHECK ((((valid)::bigint >= 0) AND (rate_ppm > 0)))
);

create table points_conversion (
  id conversion_id not null,
  request_key text not null,
  member_id member_id not null,
  points minor not null,
  currency text not null,
  amount minor not null,
  points_balance minor not null,
  created_at timestamp with time zone not null,
  constraint points_conversion_once UNIQUE (member_id, request_key),
  constraint points_conversion_pkey PRIMARY KEY (id),
  constraint points_conversion_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint points_conversion_figures CHECK ((((points)::bigint > 0) AND ((amount)::bigint > 0) AND ((points_balance)::bigint >= 0)))
);

create table points_member (
  member_id member_id not null,
  carry integer not null default 0,
  debt minor not null default 0,
  movements bigint not null default 0,
  constraint points_member_pkey PRIMARY KEY (member_id),
  constraint points_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint points_member_carry CHECK (((carry >= 0) AND (carry <= 999999))),
  constraint points_member_debt CHECK (((debt)::bigint >= 0))
);

create table points_redemption (
  id redemption_id not null,
  reference text not null,
  request_key text not null,
  member_id member_id not null,
  reward_key text not null,
  type text not null,
  names jsonb not null,
  quantity integer not null,
  points minor not null,
  currency text not null,
  amount minor not null,
  cash minor not null,
  recipient text,
  status text not null default 'processing'::text,
  remark text,
  points_balance minor not null,
  decided_by operator_id,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  agreed_by operator_id,
  agreed_at timestamp with time zone,
  constraint points_redemption_once UNIQUE (member_id, request_key),
  constraint points_redemption_reference_key UNIQUE (reference),
  constraint points_redemption_pkey PRIMARY KEY (id),
  constraint points_redemption_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint points_redemption_agreed CHECK (((agreed_by IS NULL) = (agreed_at IS NULL))),
  constraint points_redemption_decided CHECK (((status = 'processing'::text) = (decided_at IS NULL))),
  constraint points_redemption_figures CHECK (((quantity > 0) AND ((points)::bigint > 0) AND ((amount)::bigint >= 0) AND ((cash)::bigint >= 0) AND ((points_balance)::bigint >= 0))),
  constraint points_redemption_four_eyes CHECK (((status = 'rejected'::text) OR (agreed_by IS NULL) OR (decided_by IS NULL) OR ((agreed_by)::text <> (decided_by)::text))),
  constraint points_redemption_sent CHECK (((type = 'goods'::text) = (recipient IS NOT NULL))),
  constraint points_redemption_status CHECK ((status = ANY (ARRAY['processing'::text, 'approved'::text, 'rejected'::text]))),
  constraint points_redemption_type CHECK ((type = ANY (ARRAY['voucher'::text, 'goods'::text])))
);
CREATE INDEX points_redemption_done ON public.points_redemption USING btree (decided_at) WHERE (decided_by IS NOT NULL);
CREATE INDEX points_redemption_member ON public.points_redemption USING btree (member_id, id DESC);
CREATE INDEX points_redemption_waiting ON public.points_redemption USING btree (created_at) WHERE (status = 'processing'::text);
CREATE TRIGGER points_redemption_sealed BEFORE INSERT OR UPDATE OF recipient ON public.points_redemption FOR EACH ROW WHEN ((new.recipient IS NOT NULL)) EXECUTE FUNCTION require_sealed('recipient');

create table points_stock (
  reward_key text not null,
  taken integer not null,
  constraint points_stock_pkey PRIMARY KEY (reward_key),
  constraint points_stock_taken CHECK ((taken >= 0))
);

create table promotions_arrow (
  from_status text not null,
  to_status text not null,
  constraint promotions_arrow_pkey PRIMARY KEY (from_status, to_status)
);

create table promotions_participation (
  id participation_id not null,
  member_id member_id not null,
  promotion text not null,
  period text not null,
  status text not null,
  terms jsonb not null,
  terms_version integer not null,
  terms_hash text not null,
  kind text not null,
  comment text,
  decided_at timestamp with time zone,
  decided_by text,
  reason text,
  reserved minor not null default 0,
  amount minor,
  progress minor not null default 0,
  reward_id reward_id,
  bonus_id bonus_id,
  joined_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  agreed_by operator_id,
  agreed_at timestamp with time zone,
  agreed_amount minor,
  constraint promotions_participation_once UNIQUE (member_id, promotion, period),
  constraint promotions_participation_pkey PRIMARY KEY (id),
  constraint promotions_participation_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES bonuses_grant(id),
  constraint promotions_participation_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint promotions_participation_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES claims_reward(id),
  constraint promotions_participation_agreed CHECK (((agreed_by IS NULL) = (agreed_at IS NULL))),
  constraint promotions_participation_amounts CHECK ((((amount)::bigint > 0) AND ((progress)::bigint >= 0) AND ((reserved)::bigint >= 0))),
  constraint promotions_participation_applied CHECK (((status <> 'applying'::text) OR (comment IS NOT NULL))),
  constraint promotions_participation_comment CHECK ((length(comment) <= 140)),
  constraint promotions_participation_decided CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint promotions_participation_four_eyes CHECK (((status = 'rejected'::text) OR (agreed_by IS NULL) OR (decided_by IS NULL) OR ((agreed_by)::text <> decided_by))),
  constraint promotions_participation_rejected CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
  constraint promotions_participation_status CHECK ((status = ANY (ARRAY['comingSoon'::text, 'join'::text, 'applying'::text, 'joined'::text, 'process'::text, 'claim'::text, 'claimed'::text, 'issued'::text, 'rejected'::text, 'close'::text])))
);
CREATE INDEX promotions_participation_decided ON public.promotions_participation USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX promotions_participation_due ON public.promotions_participation USING btree (ends_at) WHERE (status = ANY (ARRAY['comingSoon'::text, 'join'::text, 'applying'::text, 'joined'::text, 'process'::text, 'claim'::text]));
CREATE INDEX promotions_participation_playing ON public.promotions_participation USING btree (member_id) WHERE (status = ANY (ARRAY['joined'::text, 'process'::text]));
CREATE UNIQUE INDEX promotions_participation_reward ON public.promotions_participation USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX promotions_participation_waiting ON public.promotions_participation USING btree (joined_at, id) WHERE (status = 'applying'::text);
CREATE TRIGGER promotions_participation_arrow BEFORE INSERT OR UPDATE ON public.promotions_participation FOR EACH ROW EXECUTE FUNCTION promotions_check_arrow();

create table push_choice (
  member_id member_id not null,
  withdrawals boolean not null,
  messages boolean not null,
  draws boolean not null,
  bets boolean not null,
  quiet_from smallint,
  quiet_to smallint,
  changed_at timestamp with time zone not null,
  constraint push_choice_pkey PRIMARY KEY (member_id),
  constraint push_choice_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint push_choice_quiet CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND ((quiet_from >= 0) AND (quiet_from <= 23)) AND ((quiet_to >= 0) AND (quiet_to <= 23))))
);

create table push_key (
  is_only boolean not null default true,
  public_key text not null,
  private_key text not null,
  constraint push_key_pkey PRIMARY KEY (is_only),
  constraint push_key_one CHECK (is_only)
);
CREATE TRIGGER push_key_sealed BEFORE INSERT OR UPDATE OF private_key ON public.push_key FOR EACH ROW EXECUTE FUNCTION require_sealed('private_key');

create table push_note (
  id bigint not null generated always as identity,
  member_id member_id not null,
  kind text not null,
  note jsonb not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  tries integer not null default 0,
  constraint push_note_pkey PRIMARY KEY (id),
  constraint push_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint push_note_kind CHECK ((kind = ANY (ARRAY['withdrawals'::text, 'messages'::text, 'draws'::text, 'bets'::text])))
);
CREATE INDEX push_note_due ON public.push_note USING btree (due_at);
CREATE INDEX push_note_member ON public.push_note USING btree (member_id);

create table push_subscription (
  id text not null,
  member_id member_id not null,
  endpoint text not null,
  endpoint_digest text not null,
  keys text not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_endpoint_digest_key UNIQUE (endpoint_digest),
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX push_subscription_member ON public.push_subscription USING btree (member_id);
CREATE TRIGGER push_subscription_keys_sealed BEFORE INSERT OR UPDATE OF keys ON public.push_subscription FOR EACH ROW EXECUTE FUNCTION require_sealed('keys');
CREATE TRIGGER push_subscription_sealed BEFORE INSERT OR UPDATE OF endpoint ON public.push_subscription FOR EACH ROW EXECUTE FUNCTION require_sealed('endpoint');

create table raffles_prize (
  raffle_id raffle_id not null,
  number integer not null,
  names jsonb not null,
  kind text not null,
  amount minor not null,
  count integer not null,
  constraint raffles_prize_pkey PRIMARY KEY (raffle_id, number),
  constraint raffles_prize_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffles_raffle(id),
  constraint raffles_prize_kind CHECK ((kind = ANY (ARRAY['cash'::text, 'bonus'::text, 'points'::text, 'free_rounds'::text, 'tickets'::text]))),
  constraint raffles_prize_number CHECK (((number > 0) AND ((amount)::bigint > 0) AND (count > 0)))
);

create table raffles_raffle (
  id raffle_id not null,
  code text not null,
  names jsonb not null,
  state text not null default 'open'::text,
  currency text not null,
  slot_count integer not null,
  prize_count integer not null,
  drawn integer not null default 0,
  hits integer not null default 0,
  secret text not null,
  digest text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint raffles_raffle_code_key UNIQUE (code),
  constraint raffles_raffle_pkey PRIMARY KEY (id),
  constraint raffles_raffle_drawn CHECK ((((drawn >= 0) AND (drawn <= slot_count)) AND ((hits >= 0) AND (hits <= prize_count)) AND (hits <= drawn))),
  constraint raffles_raffle_ended CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint raffles_raffle_slots CHECK (((slot_count > 0) AND ((prize_count >= 1) AND (prize_count <= slot_count)))),
  constraint raffles_raffle_span CHECK ((closes_at > opens_at)),
  constraint raffles_raffle_state CHECK ((state = ANY (ARRAY['open'::text, 'ended'::text])))
);
CREATE INDEX raffles_raffle_open ON public.raffles_raffle USING btree (closes_at) WHERE (state = 'open'::text);
CREATE TRIGGER raffles_raffle_sealed BEFORE INSERT OR UPDATE OF secret ON public.raffles_raffle FOR EACH ROW EXECUTE FUNCTION require_sealed('secret');

create table raffles_slot (
  raffle_id raffle_id not null,
  place integer not null,
  prize integer not null,
  member_id member_id not null,
  request_key text not null,
  drawn_at timestamp with time zone not null,
  constraint raffles_slot_once UNIQUE (raffle_id, member_id, request_key),
  constraint raffles_slot_pkey PRIMARY KEY (raffle_id, place),
  constraint raffles_slot_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint raffles_slot_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffles_raffle(id)
);
CREATE INDEX raffles_slot_member ON public.raffles_slot USING btree (member_id, drawn_at DESC) WHERE (member_id IS NOT NULL);

create table raffles_ticket (
  raffle_id raffle_id not null,
  member_id member_id not null,
  count integer not null,
  constraint raffles_ticket_pkey PRIMARY KEY (raffle_id, member_id),
  constraint raffles_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint raffles_ticket_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffles_raffle(id),
  constraint raffles_ticket_count CHECK ((count >= 0))
);

create table raffles_ticket_gift (
  raffle_id raffle_id not null,
  member_id member_id not null,
  source_key text not null,
  count integer not null,
  created_at timestamp with time zone not null,
  constraint raffles_ticket_gift_pkey PRIMARY KEY (raffle_id, member_id, source_key),
  constraint raffles_ticket_gift_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint raffles_ticket_gift_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES raffles_raffle(id),
  constraint raffles_ticket_gift_count CHECK ((count > 0))
);

create table ranks_change (
  member_id member_id not null,
  at timestamp with time zone not null,
  level smallint not null,
  why text not null,
  constraint ranks_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint ranks_change_why CHECK ((why = ANY (ARRAY['reached'::text, 'regained'::text, 'lowered'::text])))
);
CREATE INDEX ranks_change_member ON public.ranks_change USING btree (member_id, at);

create table ranks_member (
  member_id member_id not null,
  level smallint not null,
  top_level smallint not null,
  kept_to date not null,
  warned_for date,
  bonus_on date not null,
  changed_at timestamp with time zone not null,
  constraint ranks_member_pkey PRIMARY KEY (member_id),
  constraint ranks_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint ranks_member_level CHECK (((level >= 0) AND (level <= top_level)))
);
CREATE INDEX ranks_member_bonus ON public.ranks_member USING btree (level, bonus_on) WHERE (level > 0);
CREATE INDEX ranks_member_kept ON public.ranks_member USING btree (kept_to, member_id) WHERE (level > 0);
CREATE INDEX ranks_member_level ON public.ranks_member USING btree (level, member_id) WHERE (level > 0);

create table rebates_account (
  member_id member_id not null,
  category text not null,
  earned bigint not null,
  valid minor not null,
  claim_no integer not null,
  offered minor not null,
  constraint rebates_account_pkey PRIMARY KEY (member_id, category),
  constraint rebates_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint rebates_account_figures CHECK (((claim_no > 0) AND ((offered)::bigint >= 0)))
);

create table rebates_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  category text not null,
  valid minor not null,
  rate_ppm integer not null,
  claim_no integer not null,
  constraint rebates_bet_pkey PRIMARY KEY (ref, vendor),
  constraint rebates_bet_figures CHECK ((((valid)::bigint >= 0) AND (rate_ppm > 0)))
);

create table receivables_claim (
  vendor text not null,
  tx_id text not null,
  bet_ref text not null,
  amount minor not null,
  created_at timestamp with time zone not null,
  constraint receivables_claim_pkey PRIMARY KEY (vendor, tx_id),
  constraint receivables_claim_amount_check CHECK (((amount)::bigint >= 0))
);

create table receivables_collection (
  vendor text not null,
  bet_ref text not null,
  number integer not null,
  amount minor not null,
  status text not null,
  created_at timestamp with time zone not null,
  constraint receivables_collection_pkey PRIMARY KEY (vendor, bet_ref, number),
  constraint receivables_collection_vendor_bet_ref_fkey FOREIGN KEY (vendor, bet_ref) REFERENCES receivables_debt(vendor, bet_ref),
  constraint receivables_collection_amount_check CHECK (((amount)::bigint > 0)),
  constraint receivables_collection_number_check CHECK ((number > 0)),
  constraint receivables_collection_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text])))
);
CREATE UNIQUE INDEX receivables_collection_asked ON public.receivables_collection USING btree (vendor, bet_ref) WHERE (status = 'asked'::text);

create table receivables_debt (
  vendor text not null,
  bet_ref text not null,
  member_id member_id not null,
  currency text not null,
  owed minor not null,
  collected minor not null default 0,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint receivables_debt_pkey PRIMARY KEY (vendor, bet_ref),
  constraint receivables_debt_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint receivables_debt_collected_check CHECK (((collected)::bigint >= 0)),
  constraint receivables_debt_owed_check CHECK (((owed)::bigint >= 0))
);
CREATE INDEX receivables_debt_open ON public.receivables_debt USING btree (member_id) WHERE ((owed)::bigint > 0);

create table reconcile_age (
  vendor text not null,
  hours integer not null,
  constraint reconcile_age_pkey PRIMARY KEY (vendor),
  constraint reconcile_age_hours CHECK ((hours > 0))
);

create table reconcile_case (
  id text not null,
  kind text not null,
  subject text not null,
  vendor text,
  statement_id text,
  ours text,
  theirs text,
  status text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  seen_count integer not null default 1,
  closed_at timestamp with time zone,
  reason text,
  actor text,
  constraint reconcile_case_pkey PRIMARY KEY (id),
  constraint reconcile_case_closed CHECK ((((status = 'open'::text) = (closed_at IS NULL)) AND ((status = 'open'::text) OR ((reason <> ''::text) AND (actor <> ''::text))))),
  constraint reconcile_case_kind CHECK ((kind = ANY (ARRAY['books_unbalanced'::text, 'clearing_differs'::text, 'movement_missing_here'::text, 'movement_missing_there'::text, 'amount_differs'::text, 'player_differs'::text, 'statement_contradicts'::text, 'bet_aged'::text]))),
  constraint reconcile_case_status CHECK ((status = ANY (ARRAY['open'::text, 'explained'::text, 'corrected'::text])))
);
CREATE UNIQUE INDEX reconcile_case_open ON public.reconcile_case USING btree (kind, subject) WHERE (status = 'open'::text);
CREATE INDEX reconcile_case_subject ON public.reconcile_case USING btree (kind, subject);

create table reconcile_line (
  vendor text not null,
  kind text not null,
  tx_id text not null,
  statement_id text not null,
  member_id text not null,
  currency text not null,
  amount minor not null,
  happened_at timestamp with time zone not null,
  constraint reconcile_line_pkey PRIMARY KEY (vendor, kind, tx_id),
  constraint reconcile_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES reconcile_statement(id)
);
CREATE INDEX reconcile_line_statement ON public.reconcile_line USING btree (statement_id);

create table reconcile_statement (
  id text not null,
  vendor text not null,
  digest bytea not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  line_count integer not null,
  imported_at timestamp with time zone not null,
  constraint reconcile_statement_is_one UNIQUE (vendor, digest),
  constraint reconcile_statement_pkey PRIMARY KEY (id),
  constraint reconcile_statement_period CHECK ((from_at < to_at))
);

create table records_day (
  member_id member_id not null,
  day_on date not null,
  vendor text not null,
  kind text not null,
  game text not null,
  status text not null,
  bet_count bigint not null,
  stake minor_sum not null,
  payout minor_sum not null,
  constraint records_day_pkey PRIMARY KEY (member_id, day_on, vendor, kind, game, status)
);

create table records_mark (
  is_only boolean not null default true,
  counted_to timestamp with time zone not null,
  changed_to timestamp with time zone not null,
  constraint records_mark_pkey PRIMARY KEY (is_only),
  constraint records_mark_is_only CHECK (is_only)
);

create table referrals_friend (
  friend_id member_id not null,
  inviter_id member_id not null,
  joined_at timestamp with time zone not null,
  terms jsonb,
  from_on date not null,
  until_on date not null,
  step text not null,
  stop text,
  inviter_stop text,
  undone text,
  verified_at timestamp with time zone,
  deposited minor not null default 0,
  bet minor not null default 0,
  reserved minor not null default 0,
  hold_until timestamp with time zone,
  rewarded_on date,
  round integer not null default 0,
  look_at timestamp with time zone,
  constraint referrals_friend_pkey PRIMARY KEY (friend_id),
  constraint referrals_friend_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES members_member(id),
  constraint referrals_friend_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES members_member(id),
  constraint referrals_friend_held CHECK (((step <> 'hold'::text) OR (hold_until IS NOT NULL))),
  constraint referrals_friend_other CHECK (((friend_id)::text <> (inviter_id)::text)),
  constraint referrals_friend_rewarded CHECK (((step = 'reward'::text) = (rewarded_on IS NOT NULL))),
  constraint referrals_friend_step CHECK ((step = ANY (ARRAY['verify'::text, 'deposit'::text, 'bets'::text, 'hold'::text, 'reward'::text, 'stopped'::text]))),
  constraint referrals_friend_stop CHECK (((step = 'stopped'::text) = (stop IS NOT NULL))),
  constraint referrals_friend_sums CHECK ((((deposited)::bigint >= 0) AND ((bet)::bigint >= 0) AND ((reserved)::bigint >= 0)))
);
CREATE INDEX referrals_friend_due ON public.referrals_friend USING btree (look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX referrals_friend_inviter ON public.referrals_friend USING btree (inviter_id, joined_at DESC);

create table referrals_mark (
  is_only boolean not null default true,
  counted_to timestamp with time zone not null,
  reserved minor not null default 0,
  is_open boolean not null default false,
  constraint referrals_mark_pkey PRIMARY KEY (is_only),
  constraint referrals_mark_is_only CHECK (is_only),
  constraint referrals_mark_sum CHECK (((reserved)::bigint >= 0))
);

create table reminders_limits (
  member_id member_id not null,
  told_at timestamp with time zone not null,
  constraint reminders_limits_pkey PRIMARY KEY (member_id),
  constraint reminders_limits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);

create table reports_mark (
  is_only boolean not null default true,
  bets_to timestamp with time zone not null,
  money_to timestamp with time zone not null,
  constraint reports_mark_pkey PRIMARY KEY (is_only),
  constraint reports_mark_is_only CHECK (is_only)
);

create table reports_money (
  day_on date not null,
  currency text not null,
  purpose text not null,
  holder text not null,
  member_id text not null,
  reason text not null,
  programme text not null,
  move_count bigint not null,
  came minor_sum not null,
  went minor_sum not null
);
CREATE INDEX reports_money_day ON public.reports_money USING btree (day_on, purpose);
CREATE INDEX reports_money_member ON public.reports_money USING btree (member_id, day_on) WHERE (member_id <> ''::text);

create table reports_play (
  day_on date not null,
  currency text not null,
  agent_id text,
  vendor text,
  kind text,
  game text,
  status text not null,
  bet_count bigint not null,
  stake minor_sum not null,
  payout minor_sum not null,
  country text
);
CREATE INDEX reports_play_day ON public.reports_play USING btree (day_on);

create table reports_stale (
  day_on date not null,
  constraint reports_stale_pkey PRIMARY KEY (day_on)
);

create view risk_bank as
SELECT member_id,
    bank_name,
    account_digest,
    created_at AS at
   FROM members_bank_account
  WHERE ((removed_at IS NULL) AND (account_digest IS NOT NULL));

create view risk_bet as
SELECT member_id,
    vendor,
    game,
    ((stake_cash)::bigint + (stake_bonus)::bigint) AS stake,
    stake_cash,
    ((payout_cash)::bigint + (payout_bonus)::bigint) AS payout,
    placed_at,
    settled_at
   FROM valid_bets_bet
  WHERE (status = 'settled'::text);

create view risk_bet_day as
SELECT member_id,
    day_on,
    vendor,
    game,
    bet_count,
    stake,
    stake_cash,
    payout
   FROM valid_bets_day;

create view risk_bonus as
SELECT member_id,
    amount,
    granted_at AS at
   FROM bonuses_grant;

create table risk_case (
  id risk_case_id not null,
  kind text not null,
  rule text not null,
  member_id member_id,
  evidence jsonb not null,
  thresholds jsonb not null,
  opened_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  seen_count integer not null default 1,
  outcome text,
  reason text,
  ended_by operator_id,
  ended_at timestamp with time zone,
  told_at timestamp with time zone,
  vendor text,
  game text,
  constraint risk_case_pkey PRIMARY KEY (id),
  constraint risk_case_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators_operator(id),
  constraint risk_case_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint risk_case_about CHECK ((num_nulls(vendor, game) =
CASE
    WHEN (member_id IS NULL) THEN 0
    ELSE 2
END)),
  constraint risk_case_ended CHECK ((num_nulls(outcome, reason, ended_by, ended_at) = ANY (ARRAY[0, 4]))),
  constraint risk_case_game CHECK (((length(vendor) <= 60) AND (length(game) <= 120))),
  constraint risk_case_kind CHECK ((kind = ANY (ARRAY['risk'::text, 'care'::text]))),
  constraint risk_case_outcome CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'dismissed'::text])))
);
CREATE INDEX risk_case_member ON public.risk_case USING btree (member_id, rule, ended_at);
CREATE UNIQUE INDEX risk_case_open ON public.risk_case USING btree (rule, member_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX risk_case_open_game ON public.risk_case USING btree (rule, vendor, game) WHERE ((ended_at IS NULL) AND (member_id IS NULL));
CREATE INDEX risk_case_rule ON public.risk_case USING btree (rule, outcome);
CREATE INDEX risk_case_told ON public.risk_case USING btree (member_id, told_at) WHERE (told_at IS NOT NULL);

create view risk_change as
SELECT deposits_receipt.member_id,
    deposits_receipt.created_at AS at
   FROM deposits_receipt
UNION ALL
 SELECT withdrawals_order.member_id,
    withdrawals_order.changed_at AS at
   FROM withdrawals_order
UNION ALL
 SELECT play_bet.member_id,
    play_bet.changed_at AS at
   FROM play_bet
UNION ALL
 SELECT members_bank_account.member_id,
    members_bank_account.created_at AS at
   FROM members_bank_account
UNION ALL
 SELECT sessions_device.member_id,
    sessions_device.last_at AS at
   FROM sessions_device;

create view risk_counted as
SELECT changed_to AS to_at
   FROM valid_bets_mark;

create view risk_deposit as
SELECT member_id,
    amount,
    created_at AS at
   FROM deposits_receipt;

create view risk_device as
SELECT member_id,
    device_digest,
    first_at,
    last_at
   FROM sessions_device;

create view risk_game as
SELECT v.provider AS vendor,
    g.code AS game,
    g.names,
    g.return_most_ppm,
    g.return_least_ppm
   FROM (catalog_game g
     JOIN catalog_vendor v ON ((v.code = g.vendor)))
  WHERE ((v.provider IS NOT NULL) AND (g.return_most_ppm IS NOT NULL));

create table risk_mark (
  is_only boolean not null default true,
  looked_to timestamp with time zone not null,
  constraint risk_mark_pkey PRIMARY KEY (is_only),
  constraint risk_mark_is_only CHECK (is_only)
);

create table risk_rule (
  brand text not null,
  code text not null,
  is_on boolean not null default true,
  thresholds jsonb not null,
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by operator_id,
  reason text,
  constraint risk_rule_pkey PRIMARY KEY (brand, code),
  constraint risk_rule_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES operators_operator(id),
  constraint risk_rule_changed CHECK ((num_nulls(changed_at, changed_by, reason) = ANY (ARRAY[0, 3]))),
  constraint risk_rule_off_with_reason CHECK ((is_on OR (reason IS NOT NULL)))
);

create view risk_withdrawal as
SELECT member_id,
    amount,
    status,
    created_at AS at,
    changed_at
   FROM withdrawals_order;

create table schema_migration (
  name text not null,
  checksum text not null,
  ran_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table sessions_address (
  member_id member_id not null,
  address text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint sessions_address_pkey PRIMARY KEY (member_id, address),
  constraint sessions_address_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX sessions_address_address ON public.sessions_address USING btree (address);
CREATE INDEX sessions_address_last ON public.sessions_address USING btree (last_at);

create table sessions_device (
  member_id member_id not null,
  device_digest text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint sessions_device_pkey PRIMARY KEY (member_id, device_digest),
  constraint sessions_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id)
);
CREATE INDEX sessions_device_digest ON public.sessions_device USING btree (device_digest);
CREATE INDEX sessions_device_last ON public.sessions_device USING btree (last_at);

create table sessions_handover (
  token_hash text not null,
  session_id text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  page text not null,
  constraint sessions_handover_pkey PRIMARY KEY (token_hash),
  constraint sessions_handover_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions_session(id)
);
CREATE INDEX sessions_handover_expires ON public.sessions_handover USING btree (expires_at);
CREATE INDEX sessions_handover_session ON public.sessions_handover USING btree (session_id);

create table sessions_login (
  id text not null,
  member_id member_id not null,
  at timestamp with time zone not null,
  ip text not null,
  user_agent text not null,
  method text not null,
  outcome text not null,
  constraint sessions_login_pkey PRIMARY KEY (id),
  constraint sessions_login_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint sessions_login_outcome CHECK ((outcome = ANY (ARRAY['in'::text, 'refused'::text, 'factor'::text])))
);
CREATE INDEX sessions_login_at ON public.sessions_login USING btree (at);
CREATE INDEX sessions_login_member ON public.sessions_login USING btree (member_id, at);

create table sessions_looked (
  login_id text not null,
  is_strange boolean not null,
  constraint sessions_looked_pkey PRIMARY KEY (login_id),
  constraint sessions_looked_login_id_fkey FOREIGN KEY (login_id) REFERENCES sessions_login(id) ON DELETE CASCADE
);

create table sessions_session (
  id text not null,
  token_hash text not null,
  member_id member_id not null,
  method text not null,
  pending text,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_why text,
  ip text not null,
  user_agent text not null,
  is_kept boolean not null default false,
  source_id text,
  constraint sessions_session_token_hash_key UNIQUE (token_hash),
  constraint sessions_session_pkey PRIMARY KEY (id),
  constraint sessions_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint sessions_session_source_id_fkey FOREIGN KEY (source_id) REFERENCES sessions_session(id) ON DELETE SET NULL,
  constraint sessions_session_pending CHECK ((pending = ANY (ARRAY['factor'::text, 'password'::text])))
);
CREATE INDEX sessions_session_ended ON public.sessions_session USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX sessions_session_expires ON public.sessions_session USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_session_member ON public.sessions_session USING btree (member_id, created_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_session_seen ON public.sessions_session USING btree (seen_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_session_source ON public.sessions_session USING btree (source_id) WHERE (source_id IS NOT NULL);

create table settlement_bill (
  id bill_id not null,
  run_id settlement_run_id not null,
  agreement_id agreement_id,
  kind text not null,
  payer_id member_id,
  payee_id member_id not null,
  currency text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  depth integer not null,
  valid_bets minor not null,
  profit minor not null,
  active_members integer not null,
  carried minor not null,
  base minor not null,
  tier integer,
  rate integer not null,
  rates jsonb,
  amount minor not null,
  paid minor not null default 0,
  carry minor not null default 0,
  status text not null,
  reason text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint settlement_bill_pkey PRIMARY KEY (id),
  constraint settlement_bill_kind CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text, 'rebate'::text]))),
  constraint settlement_bill_paid CHECK ((((paid)::bigint >= 0) AND ((paid)::bigint <= (amount)::bigint))),
  constraint settlement_bill_status CHECK ((status = ANY (ARRAY['due'::text, 'paid'::text, 'partly'::text, 'insufficient'::text, 'unreached'::text, 'rejected'::text])))
);
CREATE INDEX settlement_bill_carry ON public.settlement_bill USING btree (kind, to_at) WHERE ((carry)::bigint < 0);
CREATE INDEX settlement_bill_payee ON public.settlement_bill USING btree (payee_id, kind, id DESC);
CREATE INDEX settlement_bill_payer ON public.settlement_bill USING btree (payer_id, kind, id DESC);
CREATE INDEX settlement_bill_run ON public.settlement_bill USING btree (run_id);

create table settlement_income (
  member_id member_id not null,
  day_on date not null,
  kind text not null,
  received minor not null,
  paid_below minor not null,
  constraint settlement_income_pkey PRIMARY KEY (member_id, day_on, kind),
  constraint settlement_income_kind CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text, 'rebate'::text])))
);

create table settlement_open (
  bill_id bill_id not null,
  kind text not null,
  payer_id member_id,
  payee_id member_id not null,
  depth integer not null,
  owed minor not null,
  payments integer not null,
  constraint settlement_open_pkey PRIMARY KEY (bill_id),
  constraint settlement_open_kind CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text, 'rebate'::text]))),
  constraint settlement_open_owed CHECK (((owed)::bigint > 0))
);
CREATE INDEX settlement_open_order ON public.settlement_open USING btree (depth, COALESCE((payer_id)::text, ''::text), bill_id);
CREATE INDEX settlement_open_payee ON public.settlement_open USING btree (payee_id);

create table settlement_payment (
  bill_id bill_id not null,
  number integer not null,
  amount minor not null,
  paid_at timestamp with time zone not null,
  constraint settlement_payment_pkey PRIMARY KEY (bill_id, number),
  constraint settlement_payment_amount CHECK (((amount)::bigint > 0))
);

create table settlement_run (
  id settlement_run_id not null,
  kind text not null,
  period text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  bill_count integer not null,
  amount minor not null,
  billed_at timestamp with time zone not null,
  active_valid_bets minor,
  constraint settlement_run_kind_period_from_at_key UNIQUE (kind, period, from_at),
  constraint settlement_run_pkey PRIMARY KEY (id),
  constraint settlement_run_kind CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text, 'rebate'::text]))),
  constraint settlement_run_period CHECK ((period = ANY (ARRAY['slot'::text, 'hour'::text, 'day'::text, 'week'::text, 'halfMonth'::text, 'month'::text])))
);

create table settlement_start (
  is_only boolean not null default true,
  rebates_at timestamp with time zone not null,
  constraint settlement_start_pkey PRIMARY KEY (is_only),
  constraint settlement_start_is_only CHECK (is_only)
);

create table support_conversation (
  id support_id not null,
  member_id member_id,
  language text not null,
  status text not null,
  last_seq integer not null default 0,
  read_seq integer not null default 0,
  operator_id operator_id,
  taken_at timestamp with time zone,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  said_at timestamp with time zone not null,
  first_answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_why text,
  ended_by operator_id,
  reference text,
  rating smallint,
  guest_key text,
  guest_name text,
  guest_email text,
  network text,
  constraint support_conversation_pkey PRIMARY KEY (id),
  constraint support_conversation_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint support_conversation_active CHECK (((status <> 'active'::text) OR (operator_id IS NOT NULL))),
  constraint support_conversation_ended CHECK ((((status = 'ended'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (ended_why IS NULL)) AND ((ended_by IS NULL) OR (ended_at IS NOT NULL)))),
  constraint support_conversation_party CHECK ((((member_id IS NULL) = (guest_key IS NOT NULL)) AND ((guest_key IS NULL) = (guest_name IS NULL)) AND ((guest_key IS NULL) = (guest_email IS NULL)) AND ((network IS NULL) OR (guest_key IS NOT NULL)))),
  constraint support_conversation_queued CHECK (((status <> 'waiting'::text) OR (operator_id IS NULL))),
  constraint support_conversation_rated CHECK (((rating IS NULL) OR (((rating >= 1) AND (rating <= 5)) AND (status = 'ended'::text)))),
  constraint support_conversation_status CHECK ((status = ANY (ARRAY['waiting'::text, 'active'::text, 'ended'::text]))),
  constraint support_conversation_taken CHECK (((operator_id IS NULL) = (taken_at IS NULL))),
  constraint support_conversation_why CHECK ((ended_why = ANY (ARRAY['closed'::text, 'left'::text, 'idle'::text, 'asked_over'::text, 'closed_over'::text, 'unanswered'::text, 'after_hours'::text])))
);
CREATE INDEX support_conversation_done ON public.support_conversation USING btree (ended_at) WHERE (status = 'ended'::text);
CREATE INDEX support_conversation_guest ON public.support_conversation USING btree (guest_key, created_at DESC) WHERE (guest_key IS NOT NULL);
CREATE UNIQUE INDEX support_conversation_guest_open ON public.support_conversation USING btree (guest_key) WHERE ((guest_key IS NOT NULL) AND (status <> 'ended'::text));
CREATE INDEX support_conversation_member ON public.support_conversation USING btree (member_id, created_at DESC);
CREATE INDEX support_conversation_network ON public.support_conversation USING btree (network, created_at) WHERE (network IS NOT NULL);
CREATE UNIQUE INDEX support_conversation_open ON public.support_conversation USING btree (member_id) WHERE (status <> 'ended'::text);
CREATE INDEX support_conversation_queue ON public.support_conversation USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE INDEX support_conversation_work ON public.support_conversation USING btree (operator_id) WHERE (status = 'active'::text);

create table support_message (
  id support_message_id not null,
  conversation_id support_id not null,
  seq integer not null,
  request_key text not null,
  operator_id operator_id,
  body text not null,
  created_at timestamp with time zone not null,
  constraint support_message_once UNIQUE (conversation_id, request_key),
  constraint support_message_place UNIQUE (conversation_id, seq),
  constraint support_message_pkey PRIMARY KEY (id),
  constraint support_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support_conversation(id)
);

create table support_reader (
  conversation_id support_id not null,
  operator_id operator_id not null,
  read_at timestamp with time zone not null,
  constraint support_reader_pkey PRIMARY KEY (conversation_id, operator_id),
  constraint support_reader_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES support_conversation(id)
);

create table switches_revision (
  is_only boolean not null default true,
  revision bigint not null default 0,
  terms_on date[] not null default '{}'::date[],
  constraint switches_revision_pkey PRIMARY KEY (is_only),
  constraint switches_revision_is_one CHECK (is_only)
);

create view switches_shut as
SELECT NULL::text AS provider,
    NULL::text AS game
   FROM switches_stop s
  WHERE ((s.kind = 'play'::text) AND (s.lifted_at IS NULL))
UNION ALL
 SELECT v.provider,
    NULL::text AS game
   FROM (catalog_vendor v
     LEFT JOIN switches_stop s ON (((s.kind = 'vendor'::text) AND (s.target = v.code) AND (s.lifted_at IS NULL))))
  WHERE (v.provider IS NOT NULL)
  GROUP BY v.provider
 HAVING bool_and((s.id IS NOT NULL))
UNION ALL
 SELECT v.provider,
    g.code AS game
   FROM ((switches_stop s
     JOIN catalog_game g ON ((((s.kind = 'vendor'::text) AND (g.vendor = s.target)) OR ((s.kind = 'game'::text) AND ((g.node_id)::text = s.target)))))
     JOIN catalog_vendor v ON ((v.code = g.vendor)))
  WHERE ((s.lifted_at IS NULL) AND (v.provider IS NOT NULL));

create table switches_stop (
  id stop_id not null,
  kind text not null,
  target text not null,
  reason text not null,
  stopped_by operator_id not null,
  stopped_at timestamp with time zone not null,
  lift_reason text,
  lifted_by operator_id,
  lifted_at timestamp with time zone,
  constraint switches_stop_pkey PRIMARY KEY (id),
  constraint switches_stop_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES operators_operator(id),
  constraint switches_stop_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators_operator(id),
  constraint switches_stop_kind CHECK ((kind = ANY (ARRAY['play'::text, 'vendor'::text, 'game'::text, 'method'::text]))),
  constraint switches_stop_lifted CHECK ((num_nulls(lift_reason, lifted_by, lifted_at) = ANY (ARRAY[0, 3]))),
  constraint switches_stop_target CHECK (((kind = 'play'::text) = (target = ''::text)))
);
CREATE UNIQUE INDEX switches_stop_is_one ON public.switches_stop USING btree (kind, target) WHERE (lifted_at IS NULL);
CREATE INDEX switches_stop_newest ON public.switches_stop USING btree (stopped_at DESC);
CREATE TRIGGER switches_stop_keep BEFORE DELETE OR UPDATE ON public.switches_stop FOR EACH ROW EXECUTE FUNCTION switches_keep();
CREATE TRIGGER switches_stop_raise AFTER INSERT OR UPDATE ON public.switches_stop FOR EACH STATEMENT EXECUTE FUNCTION switches_raise();

create table system_help_vote (
  topic text not null,
  language text not null,
  day date not null,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  constraint system_help_vote_pkey PRIMARY KEY (topic, language, day),
  constraint system_help_vote_counts CHECK (((helpful >= 0) AND (unhelpful >= 0)))
);

create table system_problem (
  reference text not null,
  kind text not null,
  page text not null,
  url text not null,
  message text not null,
  user_agent text not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  constraint system_problem_pkey PRIMARY KEY (reference),
  constraint system_problem_message_check CHECK ((length(message) <= 2000))
);
CREATE INDEX system_problem_created_at ON public.system_problem USING btree (created_at);

create table system_secret (
  name text not null,
  secret text not null,
  created_at timestamp with time zone not null,
  constraint system_secret_pkey PRIMARY KEY (name)
);
CREATE TRIGGER system_secret_sealed BEFORE INSERT OR UPDATE OF secret ON public.system_secret FOR EACH ROW EXECUTE FUNCTION require_sealed('secret');

create table teams_balance (
  agent_id member_id not null,
  own minor_sum not null,
  direct minor_sum not null,
  team minor_sum not null,
  direct_count integer not null,
  below_count integer not null,
  read_at timestamp with time zone not null,
  constraint teams_balance_pkey PRIMARY KEY (agent_id)
);

create table teams_day (
  member_id member_id not null,
  part text not null,
  day_on date not null,
  bet_count bigint not null,
  valid_bets minor_sum not null,
  prizes minor_sum not null,
  deposits minor_sum not null,
  withdrawals minor_sum not null,
  bonuses minor_sum not null,
  joined integer not null,
  first_deposits integer not null,
  active integer not null,
  active_week integer not null,
  active_first integer not null,
  constraint teams_day_pkey PRIMARY KEY (member_id, part, day_on),
  constraint teams_day_part CHECK ((part = ANY (ARRAY['own'::text, 'direct'::text, 'below'::text])))
);

create table teams_figure (
  member_id member_id not null,
  of_slot_at timestamp with time zone not null,
  category text not null,
  slot_at timestamp with time zone not null,
  path ltree not null,
  bet_count bigint not null,
  valid_bets minor_sum not null,
  prizes minor_sum not null,
  constraint teams_figure_pkey PRIMARY KEY (member_id, of_slot_at, category, slot_at)
);
CREATE INDEX teams_figure_slot ON public.teams_figure USING brin (slot_at) WITH (pages_per_range='32', autosummarize='on');

create table teams_mark (
  is_only boolean not null default true,
  closed_to timestamp with time zone not null,
  active_valid_bets minor,
  constraint teams_mark_pkey PRIMARY KEY (is_only),
  constraint teams_mark_is_only CHECK (is_only)
);

create table teams_play_day (
  member_id member_id not null,
  part text not null,
  day_on date not null,
  category text not null,
  bet_count bigint not null,
  valid_bets minor_sum not null,
  prizes minor_sum not null,
  constraint teams_play_day_pkey PRIMARY KEY (member_id, part, day_on, category),
  constraint teams_play_day_part CHECK ((part = ANY (ARRAY['own'::text, 'direct'::text, 'below'::text])))
);

create table transfers_upline (
  id upline_transfer_id not null,
  member_id member_id not null,
  request_key text not null,
  upline_id member_id not null,
  currency text not null,
  amount minor not null,
  remark text,
  sent_on date not null,
  created_at timestamp with time zone not null,
  constraint transfers_upline_member_id_request_key_key UNIQUE (member_id, request_key),
  constraint transfers_upline_pkey PRIMARY KEY (id),
  constraint transfers_upline_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint transfers_upline_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES members_member(id),
  constraint transfers_upline_amount CHECK (((amount)::bigint > 0)),
  constraint transfers_upline_sides CHECK (((member_id)::text <> (upline_id)::text))
);
CREATE INDEX transfers_upline_day ON public.transfers_upline USING btree (member_id, sent_on);
CREATE INDEX transfers_upline_newest ON public.transfers_upline USING btree (member_id, id DESC);

create table uploads_picture (
  id upload_id not null,
  member_id member_id,
  type text not null,
  content bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  subject text,
  place smallint,
  constraint uploads_picture_pkey PRIMARY KEY (id),
  constraint uploads_picture_attached CHECK (((subject IS NULL) = (place IS NULL))),
  constraint uploads_picture_type CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
);
CREATE INDEX uploads_picture_stale ON public.uploads_picture USING btree (created_at) WHERE (subject IS NULL);
CREATE INDEX uploads_picture_subject ON public.uploads_picture USING btree (subject, place) WHERE (subject IS NOT NULL);
CREATE INDEX uploads_picture_waiting ON public.uploads_picture USING btree (member_id) WHERE (subject IS NULL);

create table valid_bets_bet (
  vendor text not null,
  ref text not null,
  member_id member_id not null,
  game text not null,
  category text not null,
  counted_with text,
  status text not null,
  stake_cash minor not null,
  stake_bonus minor not null,
  payout_cash minor not null,
  payout_bonus minor not null,
  valid minor not null,
  valid_cash minor not null,
  reason text not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone not null,
  day_on date not null,
  version integer not null,
  constraint valid_bets_bet_pkey PRIMARY KEY (ref, vendor),
  constraint valid_bets_bet_valid CHECK ((((valid)::bigint >= 0) AND ((valid)::bigint <= ((stake_cash)::bigint + (stake_bonus)::bigint)) AND ((valid_cash)::bigint >= 0) AND ((valid_cash)::bigint <= (valid)::bigint)))
);
CREATE INDEX valid_bets_bet_counted_with ON public.valid_bets_bet USING btree (vendor, counted_with, member_id) WHERE (counted_with IS NOT NULL);
CREATE INDEX valid_bets_bet_member ON public.valid_bets_bet USING btree (member_id, settled_at);

create table valid_bets_day (
  member_id member_id not null,
  day_on date not null,
  category text not null,
  vendor text not null,
  game text not null,
  bet_count bigint not null,
  stake minor not null,
  payout minor not null,
  stake_cash minor not null,
  payout_cash minor not null,
  valid minor not null,
  valid_cash minor not null,
  valid_count bigint not null,
  constraint valid_bets_day_pkey PRIMARY KEY (member_id, day_on, category, vendor, game)
);

create table valid_bets_mark (
  is_only boolean not null default true,
  changed_to timestamp with time zone not null,
  seen_xid bigint not null,
  swept_to timestamp with time zone not null,
  swept_xid bigint not null,
  constraint valid_bets_mark_pkey PRIMARY KEY (is_only),
  constraint valid_bets_mark_is_only CHECK (is_only)
);

create table valid_bets_member (
  member_id member_id not null,
  valid minor not null,
  valid_cash minor not null,
  constraint valid_bets_member_pkey PRIMARY KEY (member_id)
);

create table vendors_key (
  key_id text not null,
  vendor text not null,
  algorithm text not null,
  material text not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone,
  constraint vendors_key_pkey PRIMARY KEY (key_id),
  constraint vendors_key_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendors_vendor(code),
  constraint vendors_key_algorithm CHECK ((algorithm = ANY (ARRAY['hmac-sha256'::text, 'rsa-sha256'::text])))
);
CREATE INDEX vendors_key_vendor ON public.vendors_key USING btree (vendor);
CREATE TRIGGER vendors_key_sealed BEFORE INSERT OR UPDATE OF material ON public.vendors_key FOR EACH ROW EXECUTE FUNCTION require_sealed('material');

create table vendors_vendor (
  code text not null,
  name text not null,
  dialect text not null,
  is_open boolean not null default true,
  round_rule text not null,
  addresses text[],
  scales jsonb not null,
  created_at timestamp with time zone not null,
  constraint vendors_vendor_pkey PRIMARY KEY (code),
  constraint vendors_vendor_code CHECK ((code ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
  constraint vendors_vendor_dialect CHECK ((dialect = ANY (ARRAY['own'::text, 'uuid'::text, 'aggregator'::text]))),
  constraint vendors_vendor_round_rule CHECK ((round_rule = ANY (ARRAY['mixed'::text, 'gamewise'::text])))
);

create table vendors_wallet_transfer (
  id text not null,
  request_key text not null,
  member_id member_id not null,
  vendor text not null,
  direction text not null,
  currency text not null,
  amount minor not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint vendors_wallet_transfer_request_key_key UNIQUE (request_key),
  constraint vendors_wallet_transfer_pkey PRIMARY KEY (id),
  constraint vendors_wallet_transfer_amount CHECK (((amount)::bigint > 0)),
  constraint vendors_wallet_transfer_direction CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint vendors_wallet_transfer_status CHECK ((status = ANY (ARRAY['sent'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX vendors_wallet_transfer_newest ON public.vendors_wallet_transfer USING btree (member_id, id DESC);
CREATE UNIQUE INDEX vendors_wallet_transfer_one ON public.vendors_wallet_transfer USING btree (member_id, vendor) WHERE (status = 'sent'::text);
CREATE INDEX vendors_wallet_transfer_sent ON public.vendors_wallet_transfer USING btree (created_at) WHERE (status = 'sent'::text);

create table views_view (
  id view_id not null,
  owner_id operator_id not null,
  page text not null,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  language text not null,
  created_at timestamp with time zone not null,
  mail_every text,
  mail_next_at timestamp with time zone,
  constraint views_view_once UNIQUE (owner_id, page, name),
  constraint views_view_pkey PRIMARY KEY (id),
  constraint views_view_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators_operator(id),
  constraint views_view_mail CHECK (((mail_every IS NULL) = (mail_next_at IS NULL))),
  constraint views_view_mail_every CHECK ((mail_every = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text]))),
  constraint views_view_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint views_view_page CHECK ((length(page) <= 41)),
  constraint views_view_query CHECK ((length((query)::text) <= 4000))
);
CREATE INDEX views_view_mail ON public.views_view USING btree (mail_next_at) WHERE (mail_next_at IS NOT NULL);
CREATE INDEX views_view_page ON public.views_view USING btree (page);

create table webhooks_delivery (
  id bigint not null generated always as identity,
  endpoint_id webhook_id not null,
  number bigint,
  kind text not null,
  body text not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone,
  tried_at timestamp with time zone,
  answer_status integer,
  answer_ms integer,
  failure text,
  constraint webhooks_delivery_pkey PRIMARY KEY (id),
  constraint webhooks_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhooks_endpoint(id),
  constraint webhooks_delivery_body CHECK ((length(body) <= 20000)),
  constraint webhooks_delivery_failure CHECK ((length(failure) <= 200)),
  constraint webhooks_delivery_next CHECK (((next_at IS NOT NULL) = (status = 'waiting'::text))),
  constraint webhooks_delivery_status CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhooks_delivery_created ON public.webhooks_delivery USING btree (created_at);
CREATE INDEX webhooks_delivery_due ON public.webhooks_delivery USING btree (next_at) WHERE (status = 'waiting'::text);
CREATE INDEX webhooks_delivery_endpoint ON public.webhooks_delivery USING btree (endpoint_id, id DESC);

create table webhooks_endpoint (
  id webhook_id not null,
  name text not null,
  url text not null,
  kinds text[] not null,
  secret text not null,
  secret_before text,
  before_until timestamp with time zone,
  made_by operator_id not null,
  created_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  paused_at timestamp with time zone,
  pause_reason text,
  removed_at timestamp with time zone,
  constraint webhooks_endpoint_pkey PRIMARY KEY (id),
  constraint webhooks_endpoint_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators_operator(id),
  constraint webhooks_endpoint_kinds CHECK (((cardinality(kinds) >= 1) AND (cardinality(kinds) <= 40))),
  constraint webhooks_endpoint_name CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint webhooks_endpoint_paused CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
  constraint webhooks_endpoint_reason CHECK ((pause_reason = ANY (ARRAY['operator'::text, 'failing'::text]))),
  constraint webhooks_endpoint_url CHECK ((length(url) <= 500))
);

create table withdrawals_approval (
  order_id text not null,
  round integer not null,
  operator_id operator_id not null,
  at timestamp with time zone not null,
  constraint withdrawals_approval_pkey PRIMARY KEY (order_id, round, operator_id),
  constraint withdrawals_approval_order_id_fkey FOREIGN KEY (order_id) REFERENCES withdrawals_order(id)
);

create table withdrawals_order (
  id text not null,
  reference text not null,
  request_key text not null,
  member_id member_id not null,
  bank_account_id text not null,
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  currency text not null,
  amount minor not null,
  fee minor not null,
  payout minor not null,
  deposited minor not null,
  turnover_left minor not null,
  status text not null,
  outcome text,
  checks jsonb not null,
  reason text,
  bank_reference text,
  amount_received minor,
  remark text,
  returned minor not null default 0,
  round integer not null default 0,
  requested_on date not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  waiting_since timestamp with time zone not null,
  paid_at timestamp with time zone,
  valid_bets minor,
  constraint withdrawals_order_once UNIQUE (member_id, request_key),
  constraint withdrawals_order_reference_key UNIQUE (reference),
  constraint withdrawals_order_pkey PRIMARY KEY (id),
  constraint withdrawals_order_member_id_fkey FOREIGN KEY (member_id) REFERENCES members_member(id),
  constraint withdrawals_order_amounts CHECK ((((amount)::bigint > 0) AND ((fee)::bigint >= 0) AND ((payout)::bigint > 0) AND (((payout)::bigint + (fee)::bigint) = (amount)::bigint) AND ((returned)::bigint >= 0) AND ((returned)::bigint <= (amount)::bigint) AND ((turnover_left)::bigint >= 0))),
  constraint withdrawals_order_outcome CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'automatic'::text, 'forcedReceived'::text, 'returned'::text]))),
  constraint withdrawals_order_received CHECK ((((amount_received)::bigint > 0) AND ((amount_received)::bigint < (payout)::bigint))),
  constraint withdrawals_order_status CHECK ((status = ANY (ARRAY['review'::text, 'approved'::text, 'paying'::text, 'paid'::text, 'received'::text, 'partly'::text, 'notReceived'::text, 'closed'::text, 'refused'::text, 'cancelled'::text])))
);
CREATE INDEX withdrawals_order_changed ON public.withdrawals_order USING btree (changed_at DESC);
CREATE INDEX withdrawals_order_claimed ON public.withdrawals_order USING btree (changed_at DESC) WHERE (status = 'closed'::text);
CREATE INDEX withdrawals_order_member ON public.withdrawals_order USING btree (member_id, id DESC);
CREATE INDEX withdrawals_order_paid ON public.withdrawals_order USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawals_order_unanswered ON public.withdrawals_order USING btree (paid_at) WHERE (status = 'paid'::text);
CREATE INDEX withdrawals_order_waiting ON public.withdrawals_order USING btree (status, waiting_since) WHERE (status = ANY (ARRAY['review'::text, 'approved'::text, 'paying'::text, 'partly'::text, 'notReceived'::text]));
CREATE TRIGGER withdrawals_order_sealed BEFORE INSERT OR UPDATE OF account_number ON public.withdrawals_order FOR EACH ROW EXECUTE FUNCTION require_sealed('account_number');

create table withdrawals_payout (
  id text not null,
  order_id text not null,
  provider text not null,
  status text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint withdrawals_payout_pkey PRIMARY KEY (id),
  constraint withdrawals_payout_order_id_fkey FOREIGN KEY (order_id) REFERENCES withdrawals_order(id),
  constraint withdrawals_payout_status CHECK ((status = ANY (ARRAY['sent'::text, 'paid'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX withdrawals_payout_one ON public.withdrawals_payout USING btree (order_id) WHERE (status <> 'failed'::text);
CREATE INDEX withdrawals_payout_sent ON public.withdrawals_payout USING btree (created_at) WHERE (status = 'sent'::text);

create table withdrawals_step (
  order_id text not null,
  place integer not null,
  status text not null,
  at timestamp with time zone not null,
  constraint withdrawals_step_pkey PRIMARY KEY (order_id, place),
  constraint withdrawals_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES withdrawals_order(id)
);
