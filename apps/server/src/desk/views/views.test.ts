import * as contract from '@baize/contract/saved-view';
import { addDays } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { countReports } from '../reports/index.ts';
import { mailReports, viewsRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const options = {
  brand,
  catalogue: { byProviderCode: () => null },
  publicUrl: 'https://site.example',
};

let nok: GivenOperator;
let ploy: GivenOperator;

beforeAll(async () => {
  nok = await givenOperator(t.world, 'finance');
  ploy = await givenOperator(t.world, 'support');
  for (const { caller, username } of [nok, ploy]) {
    await t.world.db
      .updateTable('operators_operator')
      .set({ email: `${username}@brand.example` })
      .where('id', '=', caller.operatorId)
      .execute();
  }
});

const ask: ReturnType<typeof callerOf> = (...parts) =>
  callerOf(t.world, viewsRoutes({ brand }))(...parts);

const VIEW = { page: '/reports', name: 'By agent', query: { by: 'agent' }, isShared: false };

async function save(by: GivenOperator, facts: object = {}): Promise<contract.SavedView> {
  const { value, message } = await ask(by.caller, contract.saveView, { ...VIEW, ...facts });
  expect(message).toBe(null);
  return value as unknown as contract.SavedView;
}

async function listed(by: GivenOperator, page = '/reports'): Promise<contract.SavedView[]> {
  const { value } = await ask(by.caller, contract.listViews, { page });
  return (value as unknown as { views: contract.SavedView[] }).views;
}

const mails = () =>
  t.world.db
    .selectFrom('delivery_message')
    .select(['target', 'facts'])
    .where('template', '=', 'report')
    .orderBy('created_at')
    .execute() as Promise<readonly { target: string; facts: Record<string, string> }[]>;

test('OPS-06 a view is saved under its name, shared or not, and removed by its owner alone', async () => {
  const own = await save(nok, { page: '/cases', query: { view: 'mine' } });
  await save(nok, { page: '/cases', query: { view: 'ended' } });
  const shared = await save(nok, { page: '/cases', name: 'Ours', isShared: true });
  expect((await listed(nok, '/cases')).map(({ name, query }) => [name, query['view']])).toEqual([
    ['By agent', 'ended'],
    ['Ours', undefined],
  ]);
  expect(await listed(ploy, '/cases')).toMatchObject([
    { name: 'Ours', isMine: false, owner: nok.name },
  ]);
  const { viewId } = shared;
  expect((await ask(ploy.caller, contract.removeView, { viewId })).message).toBe('not_found');
  expect((await ask(nok.caller, contract.removeView, { viewId: own.viewId })).message).toBe(null);
  expect(await listed(nok, '/cases')).toHaveLength(1);
});

/** What reached a wallet from outside. */
async function deposit(amount: bigint): Promise<void> {
  const memberId = await givenPlayer(t.world);
  await t.world.db.transaction().execute(async (tx) => {
    const pockets = await findMemberAccounts(tx, memberId, 'THB');
    if (!pockets) throw new Error('a member has pockets');
    await postTransfer(tx, {
      requestKey: t.world.newId('dep'),
      at: t.world.clock.now(),
      from: await houseAccount(tx, { purpose: 'payment_clearing', currency: 'THB' }),
      to: pockets.cash,
      amount: minor(amount),
      reason: 'deposit',
    });
  });
}

test('OPS-06 DESK-01 a report is mailed once after each day, with figures that equal the ledger', async () => {
  const { viewId } = await save(nok, { name: 'Daily', query: { by: 'day', from: '2020-01-01' } });
  expect((await ask(nok.caller, contract.mailReport, { viewId, every: 'daily' })).message).toBe(
    null,
  );
  await deposit(123_45n);
  const day = dayOf(t.world.clock.now(), brand.timezone);
  await countReports(t.world, brand.timezone);
  await mailReports(t.world, options);
  expect(await mails()).toHaveLength(0);
  t.world.clock.advance(DAY_MS);
  await countReports(t.world, brand.timezone);
  await Promise.all([mailReports(t.world, options), mailReports(t.world, options)]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    target: `${nok.username}@brand.example`,
    facts: { from: day, to: day },
  });
  const lines = (mail?.facts['sheet'] ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]?.split(',')[0]).toBe(day);
  expect(lines[2]?.split(',').at(-2)).toBe('123.45');
  expect(mail?.facts['link']).toContain(`from=${day}`);
  expect((await listed(nok))[0]?.mail?.nextAt.slice(0, 10)).toBe(addDays(day, 1));
});

test('OPS-06 a report is mailed no more when its owner loses the right, and never without an address', async () => {
  const before = (await mails()).length;
  await t.world.db
    .updateTable('operators_operator')
    .set({ role: 'support' })
    .where('id', '=', nok.caller.operatorId)
    .execute();
  t.world.clock.advance(DAY_MS + 6 * HOUR_MS);
  await mailReports(t.world, options);
  expect(await mails()).toHaveLength(before);
  expect((await listed(nok)).map(({ mail }) => mail)).toEqual([null]);
  const { viewId } = await save(ploy);
  const refused = await ask(ploy.caller, contract.mailReport, { viewId, every: 'daily' });
  expect(refused.message).toBe('not_permitted');
});
