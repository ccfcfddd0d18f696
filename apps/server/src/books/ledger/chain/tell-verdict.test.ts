import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import { closeDays, verifyLedger } from '../index.ts';
import { tellVerdict } from './tell-verdict.ts';

const t = useWorld();

const verdict = async () => tellVerdict(await verifyLedger(t.world.db));

test('DOOR-10 books without an entry are not called sound: there was nothing to verify', async () => {
  const empty = await verdict();
  expect(empty.exitCode).toBe(2);
  expect(empty.lines.join('\n')).toContain('Nothing to verify: there is no entry.');
  expect(empty.lines.join('\n')).not.toContain('sound');

  // While no day is closed there is no digest to hold the entries against.
  const member = await givenMember(t.world, minor(1_000n));
  const early = await verdict();
  expect(early.exitCode).toBe(2);
  expect(early.lines.join('\n')).toContain('Nothing to verify yet: no day is closed.');
  expect(early.lines.join('\n')).not.toContain('sound');
  t.world.clock.advance(DAY_MS);
  await closeDays(t.world);
  expect((await verdict()).lines.at(-1)).toBe('The books are sound.');

  const change = sql`update ledger_account set balance = balance + 1 where id = ${member.cash}`;
  await change.execute(t.world.db);
  expect(await verdict()).toMatchObject({ exitCode: 1 });
});
