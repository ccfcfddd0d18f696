-- As before, at less cost: lists are taken apart in the list of columns, one element of each a row.
-- In the list of tables each of them would be written out whole before it is read. All numbers are
-- of one size, because they arrive as bytes.
--
-- Writes a batch that was decided on balances read before. Members' accounts are guarded: each must
-- still have the revision that was read, or nothing is written and the caller reads again (BZ409).
-- The house's are not: what the batch moved is added up and laid on whatever they hold by now, so
-- their balances in `transfers` arrive as sums since the start of the batch.
drop function ledger_post;

create function ledger_post(
  written_at timestamptz,
  member_ids bigint[], member_guards bigint[], member_balances bigint[], member_versions bigint[],
  house_ids bigint[], house_moved bigint[], house_entries bigint[],
  ids bigint[], event_at_ms bigint[], request_keys text[], reasons text[],
  from_ids bigint[], from_house bigint[], from_versions bigint[], from_balances bigint[],
  to_ids bigint[], to_house bigint[], to_versions bigint[], to_balances bigint[],
  amounts bigint[], reversed bigint[],
  keys text[], contents text[], answers text[], firsts bigint[], counts bigint[]
) returns void language plpgsql as $$
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
end $$;
