import { rmSync } from 'node:fs';
import path from 'node:path';
import { bold, dim, say, seconds } from './start/say.ts';
import { readArguments } from './test/arguments.ts';
import { addCounts, type CheckCase, countCases, writeReport, writeTotal } from './test/junit.ts';
import { REPORTS } from './test/reports.ts';
import type { Problem, Step } from './test/steps.ts';
import { joinTestCluster } from './test-database/cluster.ts';

const checks: CheckCase[] = [];
const interruption = { isAsked: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (interruption.isAsked = true));
}

const { steps, filters } = readArguments(process.argv.slice(2));
rmSync(REPORTS, { recursive: true, force: true });
const leave = await prepareDatabase(steps);
for (const step of steps) if (!interruption.isAsked) await runStep(step);
await leave();

const checksReport = path.join(REPORTS, 'checks.xml');
if (interruption.isAsked) checks.push({ name: 'run', tookMs: 0, problem: 'it was interrupted' });
writeReport(checksReport, checks);
const reports = [checksReport, ...steps.flatMap(({ report }) => report ?? [])];
const total = addCounts(reports.map(countCases));
for (const { name, problem } of checks) if (problem) say(`${name}: ${problem}`);
say(writeTotal(total));
process.exit(total.failed > 0 ? 1 : 0);

/** One PostgreSQL for all steps that need one; each test file clones its database from there. */
async function prepareDatabase(chosen: readonly Step[]): Promise<() => Promise<void>> {
  if (!chosen.some((step) => step.needsDatabase)) return async () => {};
  const begunAt = performance.now();
  try {
    const cluster = await joinTestCluster();
    process.env['TEST_DATABASE_URL'] = cluster.url;
    return () => cluster.leave();
  } catch (error) {
    const tookMs = performance.now() - begunAt;
    checks.push({ name: 'database', tookMs, problem: messageOf(error) });
    return async () => {};
  }
}

async function runStep(step: Step): Promise<void> {
  say(bold(step.title));
  const begunAt = performance.now();
  const problem = await step.run(filters).catch((error: unknown): Problem => messageOf(error));
  const tookMs = performance.now() - begunAt;
  say(dim(`${step.title}: ${problem ?? 'done'}, ${seconds(tookMs)}`));
  say();
  if (!step.report || problem) checks.push({ name: step.name, tookMs, problem });
}

/** A function, because the steps above run before this line is reached. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
