import type { Engine } from '@baize/engines/core/engine';
import type { Studio } from '../studio.ts';
import { listMeters, type Meter } from './queries.ts';
import { statedReturn } from './stated-return.ts';

export type GameMeter = {
  readonly game: string;
  readonly version: number;
  /** What its par sheet says comes back, as a decimal; without the pot. */
  readonly return: string | null;
  readonly pot: string | null;
  /** What was played of this version; play money is a currency of its own. */
  readonly played: readonly Played[];
};

type Played = {
  readonly currency: string;
  readonly rounds: string;
  readonly staked: string;
  /** With what pots paid, which is also told apart. */
  readonly paid: string;
  readonly pots: string;
};

/** Every game as it was promised and as it was played until now. */
export async function readMeters({ db, engines, tables }: Studio): Promise<readonly GameMeter[]> {
  const meters = await listMeters(db);
  return Promise.all(
    [...engines.values()].map((engine) => {
      // A table states what its game does.
      const sheet = tables.get(engine.key)?.game ?? engine.key;
      return meterOf(engine, sheet, meters);
    }),
  );
}

async function meterOf(
  engine: Engine,
  sheet: string,
  meters: readonly Meter[],
): Promise<GameMeter> {
  const { key, version, pot } = engine;
  const own = meters.filter((meter) => meter.game === key && meter.version === version);
  return {
    game: key,
    version,
    return: await statedReturn(sheet),
    pot: pot?.name ?? null,
    played: own.map(({ currency, rounds, staked, paid, pots }) => ({
      currency,
      rounds: `${rounds}`,
      staked: `${staked}`,
      paid: `${paid}`,
      pots: `${pots}`,
    })),
  };
}
