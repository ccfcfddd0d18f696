import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../base/db/index.ts';
import { givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import { createBalanceReader } from './balance-reader.ts';

const t = useWorld();

test('a balance is read though the connection is cut meanwhile', async () => {
  const { cash } = await givenMember(t.world, minor(70n));
  const { pool } = openDatabase(t.world.url, { max: 1, pipeline: true, name: 'cut me' });
  const other = openDatabase(t.world.url, { max: 1 });
  const read = createBalanceReader(pool);
  const cut = () =>
    other.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut me'`,
    );
  for (let i = 0; i < 30; i++) {
    const [account] = await Promise.all([read(cash), cut()]);
    expect(account.balance).toBe(70n);
  }
  await Promise.all([pool.end(), other.db.destroy()]);
});
