import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
} from '../../apps/server/src/base/kernel/index.ts';
import { offerRewards } from '../../apps/server/src/rewards/claims/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';

/**
 * A process that offers every member the same reward, page after page by their ids, a transaction a
 * page. Run again from the beginning it adds nothing to what is there.
 */
const BATCH = 3_000;
const [url = ''] = process.argv.slice(2);
const { db } = openDatabase(url, { max: 2, vault: testVault });
const world = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('silent'),
};

let after = '' as MemberId;
for (;;) {
  const page = await db
    .selectFrom('members_member')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const last = page.at(-1);
  if (!last) break;
  await db.transaction().execute((tx) =>
    offerRewards(
      world,
      tx,
      page.map(({ id: memberId }) => ({
        memberId,
        programme: 'promotion',
        sourceKey: 'bench campaign',
        kind: 'cash',
        amount: minor(100n),
        names: { EN: 'Campaign' },
      })),
    ),
  );
  after = last.id;
  process.send?.(page.length);
}
await db.destroy();
process.disconnect();
