import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import type { World } from '../../apps/server/src/base/kernel/index.ts';
import type { Figure } from '../report.ts';

const CAMPAIGNER = path.join(import.meta.dirname, 'campaigner.ts');
const MOST_SECONDS = 60;

/** Offers every member a reward: killed half way, and run again from the beginning to its end. */
export async function measureCampaign(
  { db }: World,
  { url, members }: { readonly url: string; readonly members: number },
): Promise<readonly Figure[]> {
  await run(url, members / 2);
  const { count: before } = await weigh(db);
  const seconds = await run(url, null);
  const { count, total } = await weigh(db);
  return [
    { name: 'campaign: offered when it was killed', value: before, unit: '' },
    {
      name: `campaign over ${members.toLocaleString('en')} members, run again`,
      value: seconds,
      unit: 's',
      bound: { most: MOST_SECONDS },
    },
    {
      name: 'campaign: members without exactly one reward',
      value: Math.abs(members - count) + Math.abs(members - total / 100),
      unit: '',
      bound: { most: 0 },
    },
  ];
}

/** The seconds it took; killed after so many members, where a number says so. */
async function run(url: string, killAfter: number | null): Promise<number> {
  const begunAt = performance.now();
  const campaigner = fork(CAMPAIGNER, [url]);
  let done = 0;
  campaigner.on('message', (offered: number) => {
    done += offered;
    if (killAfter !== null && done >= killAfter) campaigner.kill('SIGKILL');
  });
  await once(campaigner, 'exit');
  return (performance.now() - begunAt) / 1_000;
}

async function weigh(db: World['db']) {
  const { rows } = await sql<{ count: bigint; total: bigint }>`
    select count(distinct member_id) as count, coalesce(sum(amount), 0)::bigint as total
    from claims_reward where source_key = 'bench campaign'`.execute(db);
  return { count: Number(rows[0]?.count ?? 0n), total: Number(rows[0]?.total ?? 0n) };
}
