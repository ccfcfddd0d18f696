import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { joinTestCluster } from '../../tools/test-database/cluster.ts';
import { cloneTemplate, dropDatabase } from '../../tools/test-database/template.ts';
import type { SeedResult } from './run-seed.ts';
import { simulate } from './simulate.ts';

const HELP = `Plays seeded members, vendors and faults against the wallet on a real database.

  npm run sim                    200 seeds
  npm run sim -- --seeds 10000   as many as that
  npm run sim -- --seed 17       one seed again, with what it did

  --first   the first seed (1)
  --desks   simulations at the same time (6)
  --json    the report as JSON`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string' },
    first: { type: 'string', default: '1' },
    desks: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const isReplay = values.seed !== undefined;
  const first = Number(values.seed ?? values.first);
  const seeds = isReplay ? 1 : Number(values.seeds);
  const startMs = performance.now();
  const report = await onDatabase((url) =>
    simulate(url, { first, seeds, desks: Number(values.desks) }, (result) => {
      if (result.failures.length > 0) console.error(failureOf(result));
      if (isReplay && !values.json) console.log(lineOf(result));
    }),
  );
  const failed = report.results.filter(({ failures }) => failures.length > 0);
  const total = (of: (result: SeedResult) => number) =>
    report.results.reduce((sum, result) => sum + of(result), 0);
  const summary = {
    seeds,
    first,
    messages: total(({ messages }) => messages),
    accepted: total(({ accepted }) => accepted),
    racing: report.results.filter(({ isRacing }) => isRacing).length,
    failedSeeds: failed.map(({ seed }) => seed),
    auditorFindings: report.findings,
    seconds: Math.round((performance.now() - startMs) / 100) / 10,
  };
  console.log(values.json ? JSON.stringify(summary) : textOf(summary));
  if (failed.length + report.findings.length > 0) process.exitCode = 1;
}

type Summary = {
  readonly seeds: number;
  readonly first: number;
  readonly messages: number;
  readonly accepted: number;
  readonly racing: number;
  readonly failedSeeds: readonly number[];
  readonly auditorFindings: readonly string[];
  readonly seconds: number;
};

const textOf = (summary: Summary): string =>
  [
    `${summary.seeds} seeds from ${summary.first} on, ${summary.racing} of them with two servers`,
    `${summary.messages} messages, ${summary.accepted} answered yes, ${summary.seconds} seconds`,
    `${summary.failedSeeds.length} seeds failed, ${summary.auditorFindings.length} audit findings`,
    ...summary.auditorFindings,
  ].join('\n');

const lineOf = ({ seed, messages, accepted, schedule, outcome, isRacing }: SeedResult): string =>
  `seed ${seed}: ${messages} messages, ${accepted} answered yes, schedule ${schedule}, outcome ${
    isRacing ? `${outcome} (two servers raced: not the same every time)` : outcome
  }`;

const failureOf = ({ seed, failures }: SeedResult): string =>
  [`seed ${seed} failed; again: npm run sim -- --seed ${seed}`, ...failures].join('\n');

async function onDatabase<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const cluster = await joinTestCluster();
  const name = `baize_sim_${randomUUID().slice(0, 8)}`;
  try {
    return await work(await cloneTemplate(cluster.url, name));
  } finally {
    await dropDatabase(cluster.url, name);
    await cluster.leave();
  }
}

if (values.help) console.log(HELP);
else await run();
