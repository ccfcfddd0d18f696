/** `npm run records -- 2026-10`: counts the days of a month again, from its bets. */

import { openDatabase } from '../base/db/index.ts';
import { readConfig } from '../config/config.ts';
import { rebuildMonth } from './rebuild-month.ts';

const [month = ''] = process.argv.slice(2);
if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
  const { db } = openDatabase(readConfig().databaseUrl, { max: 1, name: 'baize records' });
  try {
    const { isSame } = await rebuildMonth({ db }, month);
    const outcome = isSame ? 'was right and is unchanged' : 'was counted anew and differs';
    process.stdout.write(`${month} ${outcome}.\n`);
  } finally {
    await db.destroy();
  }
} else {
  process.stderr.write('Which month? npm run records -- 2026-10\n');
  process.exitCode = 1;
}
