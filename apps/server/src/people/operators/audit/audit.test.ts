import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenAccount } from '../../../testing/identity.ts';
import { operatorOf } from '../../../testing/operator.ts';
import { origin, useWorld } from '../../../testing/world.ts';
import { verifyAudit, writeAudit } from '../index.ts';
import { createListAudit } from './list-audit.ts';

const t = useWorld();
const ctx = () => ({ ...t.world, caller: operatorOf('finance'), origin: origin() });

const write = (subject: string) =>
  t.world.db.transaction().execute((tx) =>
    writeAudit(tx, ctx(), {
      action: 'test.done',
      subject,
      reason: 'because',
      details: { to: 'พรุ่งนี้', from: 'a "b"' },
    }),
  );

/** As somebody with all rights over the database would. */
const tamper = async (change: string) => {
  const { pool } = t.world.connection;
  await pool.query('alter table operators_audit disable trigger all');
  await pool.query(change);
  await pool.query('alter table operators_audit enable trigger all');
};

test.each([
  `update operators_audit set reason = 'x'`,
  'delete from operators_audit',
  'truncate operators_audit',
  'truncate operators_audit cascade',
])('OPS-09 the database itself refuses its owner: %s', async (statement) => {
  await write('refused');
  await expect(t.world.connection.pool.query(statement)).rejects.toMatchObject({
    code: 'BZ403',
    message: expect.stringContaining('append-only') as string,
  });
});

test('OPS-09 the log is read from the newest line or from the first, page by page', async () => {
  for (const subject of ['one', 'two', 'three']) await write(subject);
  const listAudit = createListAudit('Asia/Bangkok');
  const numbers = async (input: Parameters<typeof listAudit>[1]) =>
    (await listAudit(ctx(), input)).lines.map(({ number }) => Number(number));
  const up = await numbers({ sort: 'number', direction: 'up' });
  expect(up.slice(0, 3)).toEqual([1, 2, 3]);
  expect(await numbers({ sort: 'number', direction: 'up', before: '2' })).toEqual(up.slice(2));
  const down = await numbers({});
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect(down).toContain(1);
});

test('OPS-09 the log is searched by who, what, why and details, and by the kind of action', async () => {
  const member = await givenAccount(t.world, { account: 'found', type: 0 });
  await write('rdm_looked-for');
  await write(member.id);
  const listAudit = createListAudit('Asia/Bangkok');
  const subjects = async (input: Parameters<typeof listAudit>[1]) =>
    (await listAudit(ctx(), input)).lines.map(({ subject }) => subject);
  expect(await subjects({ text: 'LOOKED-for' })).toEqual(['rdm_looked-for']);
  expect(await subjects({ text: 'found' })).toEqual([member.id]);
  expect((await subjects({ text: 'พรุ่งนี้' })).length).toBeGreaterThan(1);
  expect(await subjects({ text: '%' })).toEqual([]);
  expect(await subjects({ text: 'looked', action: 'test.undone' })).toEqual([]);
  expect(await subjects({ text: 'looked', action: 'test.done' })).toEqual(['rdm_looked-for']);
});

test('OPS-09 the log is read of chosen days of the brand, both included', async () => {
  const listAudit = createListAudit('Asia/Bangkok');
  const subjects = async (input: Parameters<typeof listAudit>[1]) =>
    (await listAudit(ctx(), input)).lines.map(({ subject }) => subject);
  // 16:59 of UTC is the last minute of the day in Bangkok.
  const day = Date.parse('2026-11-20T16:59:00Z') - t.world.clock.now().getTime();
  t.world.clock.advance(day);
  await write('before midnight');
  t.world.clock.advance(120_000);
  await write('after midnight');
  expect(await subjects({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['before midnight']);
  expect(await subjects({ from: '2026-11-21' })).toEqual(['after midnight']);
  expect(await subjects({ from: '2026-11-20' })).toEqual(['after midnight', 'before midnight']);
  expect(await subjects({ to: '2026-11-20' })).not.toContain('after midnight');
});

test('OPS-09 fifty lines at once make one chain without a fork', async () => {
  const before = (await verifyAudit(t.world.db)).lines;
  await Promise.all(Array.from({ length: 50 }, (_, place) => write(`at once ${place}`)));
  expect(await verifyAudit(t.world.db)).toMatchObject({ lines: before + 50n, breaks: [] });
});

test('a transaction that is undone leaves no line and no hole', async () => {
  const before = await verifyAudit(t.world.db);
  const undone = t.world.db.transaction().execute(async (tx) => {
    await writeAudit(tx, ctx(), { action: 'test.undone', subject: 'nothing' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await verifyAudit(t.world.db)).toEqual(before);
});

test.each([
  ['a reason', `set reason = 'gift'`],
  ['a moment', `set at = at - interval '1 second'`],
  ['who it was', `set operator_id = 'opr_somebody_else'`],
  ['an amount', `set details = '{"to":"1"}'`],
])('OPS-09 %s that was changed behind its back is found', async (_, change) => {
  await write('changed');
  await write('after it');
  const last = (await verifyAudit(t.world.db)).lines;
  const where = `where number = ${last - 1n}`;
  const { pool } = t.world.connection;
  await pool.query(`create table kept as select * from operators_audit ${where}`);
  await tamper(`update operators_audit ${change} ${where}`);
  expect((await verifyAudit(t.world.db)).breaks).toEqual([`line ${last - 1n} was changed`]);
  await tamper(`delete from operators_audit ${where}`);
  expect((await verifyAudit(t.world.db)).breaks).toEqual([
    `line ${last - 1n} is missing`,
    `line ${last} follows another line`,
  ]);
  await tamper('insert into operators_audit select * from kept');
  await pool.query('drop table kept');
  expect((await verifyAudit(t.world.db)).breaks).toEqual([]);
});

test('OPS-09 two lines cannot follow the same one', async () => {
  await write('followed');
  const fork = sql`insert into operators_audit
    select number + 1, at, operator_id, action, subject, reason, details, previous, digest
    from operators_audit order by number desc limit 1`.execute(t.world.db);
  await expect(fork).rejects.toThrow(/operators_audit_previous_key/);
});
