import type { TableEvent } from '@baize/engines/holdem/table';
import type { Tx } from '../db/client.ts';
import { newId, type Studio } from '../studio.ts';
import { type CardEvent, type CardTable, isPokDeng } from './card-games.ts';
import * as queries from './queries.ts';
import { readPokDengSigns } from './read-pok-deng-signs.ts';
import { type HandSign, readSigns, SIGNS_LEAST } from './read-signs.ts';

type EndedHand = {
  readonly code: string;
  readonly table: CardTable;
  readonly log: readonly CardEvent[];
};

/** Keeps what a hand of a cash table tells of two players; enough of it becomes a case. */
export async function keepSigns(
  studio: Studio,
  tx: Tx,
  { code, table, log }: EndedHand,
): Promise<void> {
  const signs = signsOf(table, log);
  const number = table.lastHand?.number ?? 0;
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

function signsOf(table: CardTable, log: readonly CardEvent[]): readonly HandSign[] {
  if (isPokDeng(table)) return table.lastHand ? readPokDengSigns(table.lastHand, log) : [];
  const { lastHand, rules } = table;
  // The log of a hand of hold'em has no other events.
  const events = log as readonly TableEvent[];
  return lastHand ? readSigns({ holders: lastHand.holders, bigBlind: rules.bigBlind }, events) : [];
}
