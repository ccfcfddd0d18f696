import { randomBytes } from 'node:crypto';
import { audit } from '../auditor.ts';
import { runSeed, type SeedResult } from './run-seed.ts';
import { closeDesk, openDesk } from './stand.ts';

export type Order = {
  readonly first: number;
  readonly seeds: number;
  /** How many simulations run at the same time on the one database. */
  readonly desks: number;
};

export type Report = {
  readonly results: readonly SeedResult[];
  readonly findings: readonly string[];
};

/** Plays seeds on a migrated database, then lets the auditor count everything again. */
export async function simulate(
  url: string,
  { first, seeds, desks }: Order,
  onResult: (result: SeedResult) => void = () => {},
): Promise<Report> {
  const run = `run${randomBytes(4).toString('hex')}`;
  const results: SeedResult[] = [];
  let next = first;
  const work = async (_: unknown, number: number) => {
    const desk = openDesk(url, number);
    try {
      while (next < first + seeds) {
        const result = await runSeed(next++, desk, run);
        results.push(result);
        onResult(result);
      }
    } finally {
      await closeDesk(desk);
    }
  };
  await Promise.all(Array.from({ length: Math.min(desks, seeds) }, work));
  const { findings } = await audit(url);
  return {
    results: results.sort((a, b) => a.seed - b.seed),
    findings: findings.map(
      ({ rule, count, example }) => `${rule}: broken ${count} times, ${example}`,
    ),
  };
}
