import type { Round as Drawn, Engine, RoundMove } from '@baize/engines/core/engine';
import { fairRng, type Seeds } from '@baize/engines/core/fairness';
import { payoutInMoney } from '@baize/engines/core/payout';
import { isPotWonBy } from '@baize/engines/core/pot';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import type { SeedPair } from '../seeds/queries.ts';
import { limitsOf } from '../stakes.ts';
import type { Studio } from '../studio.ts';
import type { Round } from './round.ts';

type Drawing = {
  readonly choice: unknown;
  readonly nonce: number;
  readonly seed: Pick<SeedPair, 'server_seed' | 'client_seed'>;
  readonly moves: readonly RoundMove[];
};

/** Draws a round from its beginning, as far as the moves bring it. */
export function drawRound(engine: Engine, { choice, nonce, seed, moves }: Drawing): Drawn {
  return engine.play(choice, fairRng(seedsOf(seed, nonce)), moves);
}

export const seedsOf = (
  { server_seed: serverSeed, client_seed: clientSeed }: Drawing['seed'],
  nonce: number,
): Seeds => ({ serverSeed, clientSeed, nonce });

type Again = Pick<Drawing, 'seed' | 'moves'>;

/** Draws a stored round with these moves, whatever it has come to. */
export const drawAgain = (engine: Engine, { choice, nonce }: Round, again: Again): Drawn =>
  drawRound(engine, { choice, nonce, ...again });

/** The engine a round was begun with; null when another version has taken its place. */
export function engineOf({ engines }: Studio, { game, version }: Round): Engine | null {
  const engine = engines.get(game);
  return engine?.version === version ? engine : null;
}

/** The chips of the choice, and those that moves have added since. */
export const stakesOf = (engine: Engine, choice: unknown, drawn: Drawn): number =>
  drawn.stakes ?? engine.stakesOf?.(choice) ?? 1;

type RoundTotals = Pick<Round, 'staked' | 'payout_ppm' | 'payout'> & {
  readonly events: string;
  readonly next: string | null;
};

type Counting = { readonly stake: Minor; readonly stakes: number; readonly seeds: Seeds };

/** What a drawn round is in money, as it is stored. */
export const countRound = (drawn: Drawn, { stake, stakes, seeds }: Counting): RoundTotals => ({
  staked: minor(stake * BigInt(stakes)),
  events: JSON.stringify(drawn.events),
  next: drawn.next === undefined ? null : JSON.stringify(drawn.next),
  payout_ppm: drawn.payout,
  payout: payoutInMoney({ stake, payout: drawn.payout, seeds }),
});

/** Each step of the stake is one number that wins: whoever stakes more wins it as much more often. */
export function isPotWon({
  events,
  stake,
  currency,
}: Pick<Round, 'events' | 'stake' | 'currency'>): boolean {
  const limits = limitsOf(currency);
  assert(limits, 'a round is of a currency with limits');
  return isPotWonBy(events, stake / limits.step);
}
