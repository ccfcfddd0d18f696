import type { Pot } from '@baize/engines/core/engine';
import type { Studio } from '../studio.ts';
import { PARTS, seedOf } from './feed-pot.ts';
import * as queries from './queries.ts';

export type PotMeter = {
  readonly name: string;
  readonly currency: string;
  /** In whole units: what would be paid now. */
  readonly amount: string;
};

/** What is in every pot now; one that nobody has fed yet holds what the house begins it with. */
export async function readPots(
  { db, engines }: Studio,
  currencies: readonly string[],
): Promise<readonly PotMeter[]> {
  const pots = new Map(
    [...engines.values()].flatMap(({ pot }) => (pot ? [[pot.name, pot] as const] : [])),
  );
  if (pots.size === 0) return [];
  const fed = await queries.listPots(db);
  const meterOf = (pot: Pot, currency: string): PotMeter => {
    const row = fed.find((one) => one.name === pot.name && one.currency === currency);
    const amount = row?.amount ?? seedOf(pot, currency);
    return { name: pot.name, currency, amount: `${amount / PARTS}` };
  };
  return [...pots.values()].flatMap((pot) => currencies.map((currency) => meterOf(pot, currency)));
}

/** What is in the pot of a game, where it has one. */
export async function readPotOf(
  studio: Studio,
  { game, currency }: { readonly game: string; readonly currency: string },
): Promise<string | null> {
  const name = studio.engines.get(game)?.pot?.name;
  if (name === undefined) return null;
  const pots = await readPots(studio, [currency]);
  return pots.find((pot) => pot.name === name)?.amount ?? null;
}
