import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MemberId } from '@baize/std/id';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { startPostgres } from '../apps/server/src/base/db/embedded/index.ts';
import { migrate, openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { listUnbalanced } from '../apps/server/src/books/ledger/index.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { type Figure, report } from './report.ts';
import { measureBesideBets } from './rewards/beside-bets.ts';
import { measureCampaign } from './rewards/campaign.ts';
import { type ClaimRun, claimAll } from './rewards/claim-all.ts';
import { fillMembers, givenEnvelope, weighEnvelope } from './rewards/fill.ts';
import { measurePages } from './rewards/pages.ts';

/**
 * `npm run bench:rewards`: 10,000 claims at once on an envelope of 1,000 packets, a fifth of them
 * repeats; by one process, by two, and by two of which one is killed in the middle. Each run must
 * pay every packet once and leave nothing in escrow. Then a campaign over all members, killed and run
 * again, the pages that everybody opens, and what counting costs the bets. `--members` and `--seconds`
 * make it smaller.
 */
const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const CLAIMS = 10_000;
const PACKETS = 1_000;
const MEMBERS = (CLAIMS * 4) / 5;
const MOST_SECONDS = 3;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-rewards-'));
const postgres = await startPostgres({ dataDir, durable: true, log: () => {} });
try {
  await migrate(postgres.url);
  const { db } = openDatabase(postgres.url, { max: 4, vault: testVault });
  const newId = idMaker(systemClock, systemChance);
  const world: World = {
    db,
    clock: systemClock,
    chance: systemChance,
    newId,
    log: createLog('silent'),
  };
  const { brand } = loadBrand('mekhala');
  const members = await fillMembers(world, { count: MEMBERS, currency: brand.currency.code });
  const claims = [...members, ...members.slice(0, CLAIMS - MEMBERS)];
  const figures: Figure[] = [];
  for (const [name, run] of [
    ['one process', { processes: 1, killAfter: null }],
    ['two processes', { processes: 2, killAfter: null }],
    ['two processes, one killed', { processes: 2, killAfter: 300 }],
  ] as const) {
    figures.push(...(await measure(world, { name, run, claims })));
  }
  const more = Number(options.members) - MEMBERS;
  const filled = more > 0 ? await fillMembers(world, { count: more, currency: 'THB' }) : [];
  const all = [...members, ...filled];
  figures.push(...(await measureCampaign(world, { url: postgres.url, members: all.length })));
  figures.push(...(await measurePages(world, all)));
  const unbalanced = await listUnbalanced(db);
  figures.push({
    name: 'currencies out of balance',
    value: unbalanced.length,
    unit: '',
    bound: { most: 0 },
  });
  await db.destroy();
  figures.push(...(await measureBesideBets(Number(options.seconds))));
  report(
    `Rewards: ${CLAIMS.toLocaleString('en')} claims on ${PACKETS.toLocaleString('en')} packets, ${all.length.toLocaleString('en')} members`,
    figures,
  );
} finally {
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

type Measuring = {
  readonly name: string;
  readonly run: ClaimRun;
  readonly claims: readonly MemberId[];
};

async function measure(world: World, { name, run, claims }: Measuring): Promise<Figure[]> {
  const envelopeId = await givenEnvelope(world, { key: name, packets: PACKETS });
  const { seconds, opened } = await claimAll({ url: postgres.url, envelopeId, claims, ...run });
  const { paid, total, escrow, taken } = await weighEnvelope(world, envelopeId);
  const exactly = (value: number, wanted: number) =>
    value === wanted ? { most: wanted } : { most: -1 };
  return [
    { name: `${name}: answered in`, value: seconds, unit: 's', bound: { most: MOST_SECONDS } },
    { name: `${name}: packets paid`, value: taken, unit: '', bound: exactly(taken, PACKETS) },
    { name: `${name}: members told so`, value: opened, unit: '', bound: exactly(opened, PACKETS) },
    {
      name: `${name}: paid short of the sum`,
      value: Number(total - paid),
      unit: '',
      bound: { most: 0 },
    },
    { name: `${name}: left in escrow`, value: Number(escrow), unit: '', bound: { most: 0 } },
  ];
}
