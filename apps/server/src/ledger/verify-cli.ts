/** `npm run ledger:verify`: proves the books of the running product and says where they are broken. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/index.ts';
import { verifyLedger } from './chain/verify-ledger.ts';

const { db } = openDatabase(readConfig().databaseUrl, { max: 1, name: 'baize verify' });
try {
  const { days, transfers, head, breaks } = await verifyLedger(db);
  const lines = [
    `${days} closed days, ${transfers} transfers in them, last digest ${head.toString('hex')}`,
    ...breaks,
    breaks.length === 0 ? 'The books are sound.' : `The books are BROKEN (${breaks.length}).`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (breaks.length > 0) process.exitCode = 1;
} finally {
  await db.destroy();
}
