import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { BETS_OF_ALL_TIME } from '../play/index.ts';
import { countBets, groupKey } from './count-bets.ts';
import * as queries from './queries.ts';
import { writeCounted } from './write-counted.ts';

export type RebuiltValidBets = { readonly isSame: boolean };

const MEMBERS_PER_STEP = 200;

/**
 * Counts every bet again by the rule and adds all sums up anew, and says whether that changed any.
 * What is kept of a bet besides its figures stays: its category and the day it was settled first.
 */
export const rebuildValidBets = (
  { db }: Pick<World, 'db'>,
  zone: string,
): Promise<RebuiltValidBets> =>
  db.transaction().execute(async (tx) => {
    await queries.lockMark(tx);
    const was = await digest(tx);
    let after: MemberId | '' = '';
    for (;;) {
      const members = await listMembersAfter(tx, after);
      const last = members.at(-1);
      if (last === undefined) break;
      await recount(tx, members, zone);
      after = last;
    }
    await sumUp(tx);
    return { isSame: (await digest(tx)) === was };
  });

async function recount(tx: Tx, members: readonly MemberId[], zone: string): Promise<void> {
  const bets = await queries.listAllOf(tx, members);
  const open = new Set(bets.filter(({ status }) => status === 'running').map(groupKey));
  await writeCounted(tx, countBets({ bets, others: [], isOpen: (group) => open.has(group), zone }));
}

async function listMembersAfter(tx: Tx, after: MemberId | ''): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select distinct member_id from (${BETS_OF_ALL_TIME}) as b
    where member_id > ${after} order by 1 limit ${MEMBERS_PER_STEP}`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

async function sumUp(tx: Tx): Promise<void> {
  await sql`delete from valid_bets_day`.execute(tx);
  await sql`delete from valid_bets_member`.execute(tx);
  await sql`
    insert into valid_bets_day (member_id, day_on, category, vendor, game, bet_count, stake, payout,
      stake_cash, payout_cash, valid, valid_cash, valid_count)
    select member_id, day_on, category, vendor, game, count(*), sum(stake_cash + stake_bonus),
      sum(payout_cash + payout_bonus), sum(stake_cash), sum(payout_cash), sum(valid),
      sum(valid_cash), count(*) filter (where valid > 0)
    from valid_bets_bet where status = 'settled' group by 1, 2, 3, 4, 5`.execute(tx);
  await sql`
    insert into valid_bets_member (member_id, valid, valid_cash)
    select member_id, sum(valid), sum(valid_cash) from valid_bets_day group by 1`.execute(tx);
}

/** One text for all sums and bets: another one when any of them differs. Empty days say nothing. */
async function digest(tx: Tx): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select concat_ws(' ', (${digestOf(sql`valid_bets_day`)} where d.bet_count <> 0),
      (${digestOf(sql`valid_bets_member`)} where d.valid <> 0),
      (${digestOf(sql`valid_bets_bet`)})) as digest`.execute(tx);
  return rows[0]?.digest ?? '';
}

const digestOf = (table: ReturnType<typeof sql>) => sql`
  select count(*) || ' ' || coalesce(sum(('x' || left(md5(d::text), 15))::bit(60)::bigint), 0)
  from ${table} as d`;
