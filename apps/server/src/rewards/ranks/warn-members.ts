import { addDays, firstDayOf } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import { subtract, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { sumValidCash } from '../../play/valid-bets/index.ts';
import { listRewardable } from '../claims/index.ts';
import { endOfMonth } from './keep-ranks.ts';
import * as queries from './queries.ts';
import type { RankedBrand } from './raise-ranks.ts';
import { readRanks } from './rank.ts';
import { lastOfMonth, NOTICE_DAYS, nextMonth, rankBelow, rankOf } from './rules.ts';

const BATCH = 500;

/** Two weeks before a month ends, who has bet less than their rank asks for is told what is missing. */
export async function warnMembers(world: World, brand: RankedBrand): Promise<void> {
  const today = dayOf(world.clock.now(), brand.timezone);
  if (today < addDays(nextMonth(today), -NOTICE_DAYS)) return;
  const month = firstDayOf(today, 'month');
  for (;;) {
    const done = await world.db
      .transaction()
      .execute((tx) => warnBatch(world, tx, { brand, month }));
    if (done < BATCH) return;
  }
}

type Batch = { readonly brand: RankedBrand; readonly month: Day };

async function warnBatch(world: World, tx: Tx, { brand, month }: Batch): Promise<number> {
  const rows = await queries.lockUnwarned(tx, { month, limit: BATCH });
  if (rows.length === 0) return 0;
  const ranks = await readRanks(tx, brand.code);
  const members = rows.map(({ member_id }) => member_id);
  const playing = await listRewardable(tx, members, world.clock.now());
  const sums = await sumValidCash(tx, { members, from: month, to: lastOfMonth(month) });
  const until = endOfMonth(month, brand.timezone).toISOString();
  for (const { member_id: memberId, level } of rows) {
    const rank = rankOf(ranks, level);
    const done = sums.get(memberId) ?? ZERO;
    if (!rank || done >= rank.keep || !playing.has(memberId)) continue;
    const lower = rankBelow(ranks, rank.level);
    await writeMessage(world, tx, {
      memberId,
      news: {
        kind: 'rank_at_risk',
        names: { ...rank.names },
        lower: lower ? { ...lower.names } : null,
        missing: subtract(rank.keep, done),
        until,
      },
    });
  }
  await queries.saveStandings(
    tx,
    rows.map((row) => ({ ...row, warned_for: month })),
  );
  return rows.length;
}
