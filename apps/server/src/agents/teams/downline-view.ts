import type { Downline } from '@baize/contract/team';
import type { Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { roleOf } from '../../people/members/index.ts';
import { listLastLogins } from '../../people/sessions/index.ts';
import { listRebateRates } from '../agents/index.ts';
import type { DownlineRow } from './downline-queries.ts';
import { figuresOf } from './figure-sums.ts';
import type { AgreedRates, TeamsOptions } from './options.ts';
import { countBelow } from './size-queries.ts';

type Viewed = {
  readonly options: TeamsOptions;
  /** Where the caller stands: levels are told from there. */
  readonly path: string;
  readonly rows: readonly DownlineRow[];
};

const NO_RATES: AgreedRates = { dividend: null, daily: null, hourly: null, realtime: null };

/** People as they travel, with what else an agent sees of them. */
export async function viewDownlines(
  ctx: Ctx,
  tx: Tx,
  { options, path, rows }: Viewed,
): Promise<Downline[]> {
  const { brand } = options.site;
  const ids = rows.map((row) => row.member_id);
  const numbers = rows.map(({ number }) => String(number));
  const rates = await options.ratesOf(tx, ids, ctx.clock.now());
  const rebates = await listRebateRates(tx, brand, numbers);
  const rebateOf = new Map(rebates.map(({ memberId, rate }) => [memberId, rate]));
  const seen = await listLastLogins(tx, ids);
  const sizes = await countBelow(tx, ids);
  const own = path.split('.').length;
  return rows.map((row) => ({
    memberId: row.member_id,
    account: row.account,
    nickname: row.nickname,
    isAgent: roleOf(brand, row.type) === 'agent',
    status: row.status,
    level: row.depth - own,
    members: sizes.get(row.member_id) ?? 0,
    balance: row.balance,
    ...figuresOf(row),
    rates: { ...(rates.get(row.member_id) ?? NO_RATES), rebate: rebateOf.get(row.member_id) ?? 0 },
    joinedAt: row.created_at.toISOString(),
    lastSeenAt: seen.get(row.member_id)?.toISOString() ?? null,
  }));
}
