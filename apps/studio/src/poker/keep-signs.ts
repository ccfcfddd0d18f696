import type { Hand, TableEvent } from '@baize/engines/holdem/table';
import type { Tx } from '../db/client.ts';
import { newId, type Studio } from '../studio.ts';
import * as queries from './queries.ts';
import { readSigns, SIGNS_LEAST } from './read-signs.ts';

type EndedHand = {
  readonly code: string;
  readonly hand: Hand;
  readonly bigBlind: number;
  readonly log: readonly TableEvent[];
};

/** Keeps what a hand of a cash table tells of two players; enough of it becomes a case. */
export async function keepSigns(
  studio: Studio,
  tx: Tx,
  { code, hand, bigBlind, log }: EndedHand,
): Promise<void> {
  const signs = readSigns({ holders: hand.holders, bigBlind }, log);
  const { number } = hand;
  await queries.insertSigns(
    tx,
    signs.map((sign) => ({ table_code: code, number, ...sign })),
  );
  for (const pair of signs) {
    if ((await queries.countSigns(tx, pair)) < SIGNS_LEAST[pair.sign]) continue;
    const now = studio.clock.now();
    await queries.insertSuspicion(tx, {
      id: newId(studio, 'sus'),
      ...pair,
      created_at: now,
      ask_at: now,
    });
  }
}
