import { assert } from '@baize/std/assert';
import type { ParSheet } from '../core/par-sheet.ts';
import type { Bet, Bets } from './chip-engine.ts';
import type { Way } from './every-way.ts';
import { decimal, root } from './exact.ts';

export type Ways<Outcome> = readonly Way<Outcome>[];

/** What one unit on a bet came to in all ways together; payouts are in millionths. */
export type Tally = {
  readonly ways: bigint;
  readonly hits: bigint;
  readonly paid: bigint;
  readonly squares: bigint;
  readonly best: bigint;
};

/** The par sheet of a game of chips: its first bet in full, and what every kind of bet returns. */
export type TableSheet = ParSheet & { readonly bets: Readonly<Record<string, string>> };

const MILLION = 1_000_000n;
const DIGITS = 10;

export function tally<Outcome>({ pays }: Bet<Outcome>, ways: Ways<Outcome>): Tally {
  const total = { ways: 0n, hits: 0n, paid: 0n, squares: 0n, best: 0n };
  for (const way of ways) {
    const weight = BigInt(way.weight);
    const paid = pays(way.value);
    total.ways += weight;
    total.paid += weight * paid;
    total.squares += weight * paid * paid;
    if (paid > 0n) total.hits += weight;
    if (paid > total.best) total.best = paid;
  }
  return total;
}

/** What the house keeps of a bet, in hundredths of the stake. */
export const edgePercent = ({ ways, paid }: Tally, digits: number): string =>
  decimal(100n * (MILLION * ways - paid), MILLION * ways, digits);

const returnOf = ({ ways, paid }: Tally): string => decimal(paid, MILLION * ways, DIGITS);

function deviationOf({ ways, paid, squares }: Tally): string {
  const scale = 10n ** BigInt(DIGITS);
  return decimal(
    root((squares * ways - paid * paid) * scale * scale),
    MILLION * ways * scale,
    DIGITS - 1,
  );
}

type CountedBets<Outcome> = {
  readonly bets: Bets<Outcome>;
  /** The bet a page offers first. */
  readonly first: string;
};

/** Counts every bet out. The ways may differ by bet, where some depend on more than others. */
export function sheetOf<Outcome>(
  { bets, first }: CountedBets<Outcome>,
  waysOf: (bet: string) => Ways<Outcome>,
): TableSheet {
  const tallies = new Map([...bets].map(([name, bet]) => [name, tally(bet, waysOf(name))]));
  const leading = tallies.get(first);
  assert(leading, 'the first bet is one of the bets');
  const returns = [...tallies.values()].map(returnOf).sort();
  const best = [...tallies.values()].reduce((most, one) => (one.best > most ? one.best : most), 0n);
  return {
    how: 'counted',
    rounds: `${leading.ways}`,
    return: returnOf(leading),
    between: [returns.at(0) ?? '', returns.at(-1) ?? ''],
    hitRate: decimal(leading.hits, leading.ways, DIGITS),
    deviation: deviationOf(leading),
    maxWin: plain(best),
    bets: returnsByKind(bets, tallies),
  };
}

function returnsByKind<Outcome>(
  bets: Bets<Outcome>,
  tallies: ReadonlyMap<string, Tally>,
): Readonly<Record<string, string>> {
  const returns: Record<string, string> = {};
  for (const [name, { kind }] of bets) {
    const counted = tallies.get(name);
    assert(counted, 'every bet was counted');
    const known = (returns[kind] ??= returnOf(counted));
    assert(known === returnOf(counted), 'the bets of a kind return the same');
  }
  return returns;
}

/** In stakes, without zeros at the end. */
const plain = (parts: bigint): string => `${Number(parts) / Number(MILLION)}`;
