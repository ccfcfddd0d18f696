import { loadBrand, seedContent } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
} from '../../apps/server/src/base/kernel/index.ts';
import { validBetOptionsOf } from '../../apps/server/src/compose.ts';
import { startValidBetCounter } from '../../apps/server/src/play/valid-bets/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';

/** A process that counts bets, with every programme that follows them, as the worker does. */
const [url = ''] = process.argv.slice(2);
const { db } = openDatabase(url, { max: 4, vault: testVault });
const world = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('error'),
};
const loaded = loadBrand('mekhala');
await seedContent(world, loaded);
startValidBetCounter(world, validBetOptionsOf(loaded));
process.send?.('ready');
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
