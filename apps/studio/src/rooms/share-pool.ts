import type { Fight } from '@baize/engines/games/cockfight/fight';
import {
  closePool,
  isInPool,
  type PoolClose,
  poolBetsOf,
  sharePool,
} from '@baize/engines/pool/arena-pool';
import type { LiveTable } from '@baize/engines/rooms/live-tables';
import type { ChipChoice } from '@baize/engines/tables/chips';
import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import type { Round } from '../rounds/round.ts';
import type { RoomRoundRow } from './round-queries.ts';

/** What the pool of a bet's currency came to; null for a bet that is in none. */
export type PoolOf = (bet: Round) => PoolClose | null;

type Shared = {
  readonly table: LiveTable;
  readonly row: RoomRoundRow;
  readonly bets: readonly Round[];
  readonly at: Instant;
};

/**
 * Closes the pools of a round, one a currency, and writes take and breakage into their accounts, in the
 * transaction that writes what each bet pays.
 */
export async function sharePools(tx: Tx, { table, row, bets, at }: Shared): Promise<PoolOf> {
  if (!table.hasPool) return () => null;
  const closes = new Map<string, PoolClose>();
  for (const [currency, own] of Map.groupBy(bets, (bet) => bet.currency)) {
    const pool = poolBetsOf(own.map((bet) => ({ ...bet, choice: bet.choice as ChipChoice })));
    closes.set(currency, closePool(pool));
    const { take, breakage } = sharePool(pool, (row.result?.steps ?? []) as unknown as Fight);
    for (const [account, amount] of [
      ['take', take],
      ['breakage', breakage],
    ] as const) {
      if (amount === 0n) continue;
      const entry = { room_round_id: row.id, currency, account, amount: minor(amount), at };
      await tx.insertInto('pool_entry').values(entry).execute();
    }
  }
  return ({ currency, choice }) =>
    isInPool(choice as ChipChoice) ? (closes.get(currency) ?? null) : null;
}
