/** `npm run valid-bets -- rebuild`: counts every bet again and says whether any sum differed. */

import { loadBrand } from '../../base/brand/index.ts';
import { openDatabase } from '../../base/db/index.ts';
import { readConfig } from '../../config/config.ts';
import { rebuildValidBets } from './rebuild-valid-bets.ts';

const [command = ''] = process.argv.slice(2);
if (command === 'rebuild') {
  const config = readConfig();
  const { db } = openDatabase(config.databaseUrl, { max: 1, name: 'baize valid bets' });
  try {
    const { isSame } = await rebuildValidBets({ db }, loadBrand(config.brand).brand.timezone);
    process.stdout.write(
      isSame ? 'All sums were right.\n' : 'Some sums differed and are set right.\n',
    );
  } finally {
    await db.destroy();
  }
} else {
  process.stderr.write('npm run valid-bets -- rebuild\n');
  process.exitCode = 1;
}
