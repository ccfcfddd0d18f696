/** `npm run ledger:verify`: proves the books of the running product and says where they are broken. */

import { openDatabase } from '../../base/db/index.ts';
import { readConfig } from '../../config/config.ts';
import { tellVerdict } from './chain/tell-verdict.ts';
import { verifyLedger } from './chain/verify-ledger.ts';

const { db } = openDatabase(readConfig().databaseUrl, { max: 1, name: 'baize verify' });
try {
  const { lines, exitCode } = tellVerdict(await verifyLedger(db));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
} finally {
  await db.destroy();
}
