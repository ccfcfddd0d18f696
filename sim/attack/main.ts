import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Figure, report } from '../../bench/report.ts';
import { joinTestCluster } from '../../tools/test-database/cluster.ts';
import { cloneTemplate, dropDatabase } from '../../tools/test-database/template.ts';
import { openAttackGround } from './ground.ts';
import { type AttackReport, runAttack } from './run-attack.ts';

const HELP = `Sends hostile requests to a server of its own, on this machine, and stops by itself.

  npm run attack                     100,000 requests
  npm run attack -- --requests 5000 --seed monday --json`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'attack' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else await attackOwnServer(Number(values.requests), values.seed);

async function attackOwnServer(requests: number, seed: string): Promise<void> {
  const cluster = await joinTestCluster();
  const name = `baize_attack_${randomUUID().slice(0, 8)}`;
  try {
    const ground = await openAttackGround(await cloneTemplate(cluster.url, name));
    const outcome = await runAttack(ground, { requests, seed });
    await ground.close();
    for (const finding of outcome.findings) console.error(finding);
    report(`Attack, seed ${seed}`, figuresOf(outcome));
  } finally {
    await dropDatabase(cluster.url, name);
    await cluster.leave();
  }
}

function figuresOf({ tallies }: AttackReport): readonly Figure[] {
  const all = Object.entries(tallies);
  const sum = (key: 'requests' | 'faults' | 'busy' | 'leaks' | 'limited') =>
    all.reduce((total, [, tally]) => total + tally[key], 0);
  return [
    ...all.map(([kind, tally]) => ({ name: kind, value: tally.requests, unit: 'requests' })),
    { name: 'all', value: sum('requests'), unit: 'requests' },
    { name: 'refused as too many', value: sum('limited'), unit: 'answers' },
    { name: 'answers of the 5xx kind', value: sum('faults'), unit: 'answers', bound: { most: 0 } },
    {
      name: 'told to come back later (503)',
      value: sum('busy'),
      unit: 'answers',
      bound: { most: 0 },
    },
    { name: 'rows of another member', value: sum('leaks'), unit: 'answers', bound: { most: 0 } },
  ];
}
