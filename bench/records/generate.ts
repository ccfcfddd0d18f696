import { parseArgs } from 'node:util';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import { systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { countDays, rebuildMonth } from '../../apps/server/src/records/index.ts';
import { fillRecords, listMonths } from './fill.ts';

/**
 * `npm run generate -- --bets 10000000 --entries 20000000`: fills the database of the product that
 * runs here with a history of that size. It refuses one whose books were ever closed.
 */
const { values } = parseArgs({
  options: {
    bets: { type: 'string', default: '100000' },
    entries: { type: 'string' },
  },
});
const config = readConfig();
const { brand } = loadBrand(config.brand);
const bets = Number(values.bets);
const { db, pool } = openDatabase(config.databaseUrl, { max: 1, name: 'baize generate' });
try {
  const filled = await fillRecords(
    pool,
    {
      bets,
      entries: Number(values.entries ?? 2 * bets),
      currency: brand.currency.code,
      zone: brand.timezone,
    },
    (text) => console.log(text),
  );
  // What happened long ago was counted long ago: the months are counted anew.
  await countDays({ db, clock: systemClock });
  for (const month of await listMonths(pool)) await rebuildMonth({ db }, month);
  console.log(`${filled.members} members, ${filled.bets} bets, ${filled.entries} entries`);
} finally {
  await db.destroy();
}
