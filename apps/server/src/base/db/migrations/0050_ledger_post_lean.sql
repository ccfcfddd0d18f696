-- As before, in fewer steps: members' accounts are locked by the update itself, which meets them in
-- the order of the list: high to low, as everywhere.
--
-- Writes a batch that was decided on balances read before. Members' accounts are guarded: each must
-- still have the revision that was read, or nothing is written and the caller reads again (BZ409).
-- The house's are not: what the batch moved is added up and laid on whatever they hold by now, so
-- their balances in `transfers` arrive as sums since the start of the batch.
create or replace function ledger_post(
  written_at timestamptz,
  member_ids bigint[], member_guards bigint[], member_balances bigint[], member_versions bigint[],
  house_ids bigint[], house_moved bigint[], house_entries bigint[],
  ids bigint[], event_at_ms bigint[], request_keys text[], reasons text[],
  from_ids bigint[], from_house int[], from_versions bigint[], from_balances bigint[],
  to_ids bigint[], to_house int[], to_versions bigint[], to_balances bigint[],
  amounts bigint[], reversed bigint[],
  keys text[], contents text[], answers text[], firsts bigint[], counts smallint[]
) returns void language plpgsql as $$
declare
  found_rows bigint;
  house_balances_before bigint[];
  house_versions_before bigint[];
begin
  perform ledger_enter(written_at);

  update ledger_account a
    set balance = m.balance, version = m.version, revision = a.revision + 1
    from unnest(member_ids, member_guards, member_balances, member_versions)
      as m (id, guard, balance, version)
    where a.id = m.id and a.revision = m.guard;
  get diagnostics found_rows = row_count;
  if found_rows <> cardinality(member_ids) then
    raise exception 'an account has moved on since it was read' using errcode = 'BZ409';
  end if;

  insert into ledger_request (key, content, answer, created_at, first_transfer, transfer_count)
    select r.key, r.content, r.answer, written_at, r.first, r.count
    from unnest(keys, contents, answers, firsts, counts) as r (key, content, answer, first, count);

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
    from unnest(ids, event_at_ms, request_keys, reasons,
        from_ids, from_house, from_versions, from_balances,
        to_ids, to_house, to_versions, to_balances, amounts, reversed)
      as t (id, event_at_ms, request_key, reason, from_id, from_house, from_version, from_balance,
        to_id, to_house, to_version, to_balance, amount, reversed);
end $$;
