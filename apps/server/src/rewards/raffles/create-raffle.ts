import { SLOTS_MAX } from '@baize/contract/raffle-terms';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { sealList, shuffled, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import type { PrizeRow, RaffleId } from './raffle.ts';

type Names = Readonly<Record<string, string>>;

export type NewRaffle = {
  /** Made again under the same code, it is the same raffle. */
  readonly code: string;
  readonly names: Names;
  readonly currency: string;
  readonly slots: number;
  readonly prizes: readonly {
    readonly names: Names;
    readonly kind: PrizeRow['kind'];
    readonly amount: Minor;
    readonly count: number;
  }[];
  readonly opensAt: Instant;
  readonly closesAt: Instant;
};

/** Makes the deck, shuffles and seals it: from then on nothing in it can change. */
export async function createRaffle(world: World, tx: Tx, raffle: NewRaffle): Promise<RaffleId> {
  const { code, names, currency, slots, prizes, opensAt, closesAt } = raffle;
  await queries.lockCode(tx, code);
  const earlier = await queries.findByCode(tx, code);
  if (earlier) return earlier.id;
  const numbers = prizes.flatMap(({ count }, index) => Array<number>(count).fill(index + 1));
  assert(slots <= SLOTS_MAX && numbers.length <= slots, 'a deck has room for its prizes');
  const blanks = Array<number>(slots - numbers.length).fill(0);
  const deck = shuffled(world.chance, [...numbers, ...blanks]);
  const id = world.newId('raf');
  const { seed, digest } = sealList(world.chance, deck);
  const row = {
    digest,
    id,
    code,
    names,
    state: 'open' as const,
    currency,
    slot_count: slots,
    prize_count: numbers.length,
    drawn: 0,
    hits: 0,
    opens_at: opensAt,
    closes_at: closesAt,
    created_at: world.clock.now(),
    ended_at: null,
  };
  await queries.insertRaffle(tx, row, { seed, list: deck.map(String) });
  await queries.insertPrizes(
    tx,
    prizes.map((prize, index): PrizeRow => ({ raffle_id: id, number: index + 1, ...prize })),
  );
  return id;
}
