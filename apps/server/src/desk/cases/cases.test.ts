import type { CaseFile } from '@baize/contract/case';
import * as contract from '@baize/contract/case';
import type { OperatorRole } from '@baize/contract/operator-roles';
import { type Id, type MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { later, MINUTE_MS } from '@baize/std/time';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { raiseAlert } from '../../play/play/queries.ts';
import { givenAccount } from '../../testing/identity.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { countCases } from './count-cases.ts';
import { casesRoutes } from './index.ts';

const t = useWorld();
const routes = casesRoutes();
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

const operators = new Map<OperatorRole, GivenOperator>();
const by = (role: OperatorRole) => {
  const operator = operators.get(role);
  if (!operator) throw new Error(`nobody is ${role}`);
  return operator.caller;
};
let nok: GivenOperator;
let memberId: MemberId;

beforeAll(async () => {
  for (const role of ['admin', 'finance', 'risk', 'support', 'auditor'] as const) {
    operators.set(role, await givenOperator(t.world, role));
  }
  nok = await givenOperator(t.world, 'finance');
  ({ id: memberId } = await givenAccount(t.world));
});

beforeEach(async () => {
  for (const table of [
    'cases_note',
    'cases_work',
    'play_alert',
    'reconcile_case',
    'payments_difference',
    'operators_alert',
  ] as const)
    await t.world.db.deleteFrom(table).execute();
});

const givenAlert = (txId = 'tx-1', at = t.world.clock.now()) =>
  raiseAlert(
    t.world.db,
    {
      vendor: 'studio',
      code: 'repeated_differently',
      command: 'bet',
      tx_id: txId,
      member_id: memberId,
    },
    at,
  );

/** An operator tried to approve what they may not. */
const givenRefusedApproval = (operatorId: Id<'opr'>, subject = 'adj_1') =>
  t.world.db
    .insertInto('operators_alert')
    .values({
      at: t.world.clock.now(),
      operator_id: operatorId,
      code: 'approval_of_maker',
      subject,
    })
    .execute();

async function givenReconciliation(minutesAgo = 0): Promise<string> {
  const id = t.world.newId('cas');
  const at = later(t.world.clock.now(), -minutesAgo * MINUTE_MS);
  await t.world.db
    .insertInto('reconcile_case')
    .values({
      id,
      kind: 'amount_differs',
      subject: `studio bet ${id}`,
      vendor: 'studio',
      statement_id: 'st-1',
      ours: `-12300 THB ${memberId}`,
      theirs: null,
      opened_at: at,
      seen_at: at,
    })
    .execute();
  return id;
}

async function givenDifference(minutesAgo = 0): Promise<Id<'dif'>> {
  const id = t.world.newId('dif');
  await t.world.db
    .insertInto('payments_difference')
    .values({
      id,
      provider: 'sandbox',
      day: '2026-11-15',
      reference: `dep_${id}`,
      kind: 'missing_here',
      here: null,
      there: minor(12_300n),
      found_at: later(t.world.clock.now(), -minutesAgo * MINUTE_MS),
    })
    .execute();
  return id;
}

async function list(
  view: contract.CaseView,
  { role = 'finance', kind }: { role?: OperatorRole; kind?: contract.CaseKind } = {},
): Promise<CaseFile[]> {
  const { value } = await call(by(role), contract.listCases, { view, ...(kind && { kind }) });
  return (value as unknown as { cases: CaseFile[] }).cases;
}

const nameOf = ({ kind, source }: CaseFile) => ({ kind, source });
const FOUND = { outcome: 'explained', reason: 'The vendor sent a test' };

async function onlyOpen(): Promise<CaseFile> {
  const [one, ...more] = await list('open');
  if (!one || more.length > 0) throw new Error('one case is open');
  return one;
}

test('OPS-02 what the wallet, the vendors and the providers found is one list, the oldest first', async () => {
  await givenAlert();
  const difference = await givenDifference(20);
  const reconciliation = await givenReconciliation(90);
  const open = await list('open');
  expect(open.map(({ kind }) => kind)).toEqual(['reconciliation', 'payment', 'alert']);
  expect(open).toMatchObject([
    { source: reconciliation, about: 'st-1', ours: { amount: '-12300' }, theirs: { amount: null } },
    { source: difference, day: '2026-11-15', theirs: { amount: '12300' } },
    { code: 'repeated_differently', party: 'studio', about: 'bet', reference: 'tx-1' },
  ]);
  expect(open.map(({ member }) => member?.memberId)).toEqual([memberId, undefined, memberId]);
  expect(await list('open', { kind: 'alert' })).toHaveLength(1);
  const counted = await countCases(t.world.db, by('finance'));
  expect(counted).toMatchObject({ count: 3, oldestAt: new Date(open[0]?.openedAt ?? 0) });
});

test('OPS-02 an alert that is found again is the same case, and open again when it was ended', async () => {
  await givenAlert();
  await givenAlert();
  const first = await onlyOpen();
  expect(first).toMatchObject({ seenCount: 2 });
  await call(nok.caller, contract.endCase, { ...nameOf(first), ...FOUND });
  expect(await list('open')).toEqual([]);
  expect(await list('ended')).toMatchObject([
    { ...FOUND, isOpen: false, endedBy: expect.any(String) as string },
  ]);
  await givenAlert('tx-1', later(t.world.clock.now(), MINUTE_MS));
  expect(await onlyOpen()).toMatchObject({ seenCount: 3, outcome: null, endedBy: null });
});

test('OPS-02 a case has one owner; whoever comes second is told whose it is', async () => {
  await givenAlert();
  const name = nameOf(await onlyOpen());
  const take = (who: GivenOperator['caller'], from: string | null = null) =>
    call(who, contract.takeCase, { ...name, from });
  const both = await Promise.all([take(nok.caller), take(by('risk'))]);
  expect(both.map(({ message }) => message ?? 'ok').sort()).toEqual(['case_taken', 'ok']);
  const { owner } = await onlyOpen();
  const [first, second] =
    owner?.operatorId === nok.caller.operatorId
      ? [nok.caller, by('risk')]
      : [by('risk'), nok.caller];
  const refused = await call(second, contract.endCase, { ...name, ...FOUND });
  expect(refused).toMatchObject({ message: 'case_taken', value: { owner: owner?.name } });
  expect((await take(second, first.operatorId)).value).toMatchObject({ owner: { isMine: true } });
  expect((await take(first, first.operatorId)).message).toBe('case_taken');
  expect((await call(second, contract.endCase, { ...name, ...FOUND })).message).toBe(null);
});

test('OPS-09 what was done to a case stands in the audit log, with the words that were found', async () => {
  await givenAlert();
  const found = await onlyOpen();
  const name = nameOf(found);
  await call(nok.caller, contract.takeCase, { ...name, from: null });
  const noted = await call(nok.caller, contract.noteCase, { ...name, text: 'Asked the vendor' });
  expect(noted.value).toMatchObject({ notes: [{ text: 'Asked the vendor' }] });
  await call(nok.caller, contract.endCase, { ...name, ...FOUND });
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', `alert:${found.source}`)
    .orderBy('number')
    .execute();
  expect(lines).toEqual([
    { action: 'case.taken', reason: null },
    { action: 'case.noted', reason: 'Asked the vendor' },
    { action: 'case.explained', reason: FOUND.reason },
  ]);
});

test('OPS-02 DESK-04 decided by many at once, each kind ends once, and its own books know it', async () => {
  await givenAlert();
  const [difference, reconciliation] = [await givenDifference(), await givenReconciliation()];
  for (const each of await list('open')) {
    const told = await Promise.all(
      [nok.caller, by('finance'), by('admin'), nok.caller].map((who) =>
        call(who, contract.endCase, { ...nameOf(each), ...FOUND }),
      ),
    );
    const lost = told.filter(({ message }) => message === 'already_decided');
    expect(told.filter(({ message }) => message === null)).toHaveLength(1);
    expect(lost).toHaveLength(3);
    expect(lost[0]?.value).toMatchObject({
      operator: expect.stringMatching(/^Operator/) as string,
      action: each.kind === 'payment' ? 'difference.closed' : 'case.explained',
      reason: FOUND.reason,
    });
  }
  expect(await list('ended')).toHaveLength(3);
  const { db } = t.world;
  expect(
    await db
      .selectFrom('payments_difference')
      .select(['status', 'note'])
      .where('id', '=', difference)
      .execute(),
  ).toEqual([{ status: 'closed', note: FOUND.reason }]);
  expect(
    await db
      .selectFrom('reconcile_case')
      .select(['status', 'reason'])
      .where('id', '=', reconciliation)
      .execute(),
  ).toEqual([{ status: 'explained', reason: FOUND.reason }]);
});

test.each([
  ['support', ['alert'], 'not_permitted'],
  ['auditor', ['alert', 'payment', 'reconciliation'], 'not_permitted'],
  ['risk', ['alert'], 'not_permitted'],
  ['finance', ['alert', 'payment', 'reconciliation'], null],
] as const)(
  'OPS-07 %s sees %s, and the books end only by who may close them',
  async (role, kinds, told) => {
    await givenAlert();
    await givenReconciliation();
    const source = await givenDifference();
    expect((await list('open', { role })).map(({ kind }) => kind).sort()).toEqual([...kinds]);
    const ended = await call(by(role), contract.endCase, { kind: 'payment', source, ...FOUND });
    expect(ended.message).toBe(told);
  },
);

test.each([
  [contract.takeCase, { kind: 'alert', source: '987654321', from: null }, 'not_found'],
  [contract.noteCase, { kind: 'payment', source: 'dif_nobody', text: 'found it' }, 'not_found'],
  [contract.endCase, { kind: 'claim', source: 'wdr_1', ...FOUND }, 'invalid_input'],
  [
    contract.endCase,
    { kind: 'alert', source: '1', outcome: 'fine', reason: 'yes' },
    'invalid_input',
  ],
])('what makes no sense is refused (%#)', async (endpoint, wire, refusal) => {
  expect((await call(nok.caller, endpoint, wire)).message).toBe(refusal);
});

test('OPS-02 the desk is turned round: the newest first', async () => {
  const oldest = await givenReconciliation(90);
  const middle = await givenDifference(20);
  await givenAlert();
  const sorted = async (direction: string) => {
    const wire = { view: 'open', sort: 'time', direction };
    const { value } = await call(by('finance'), contract.listCases, wire);
    return (value as unknown as { cases: CaseFile[] }).cases.map(({ source }) => source);
  };
  const [alert] = await sorted('down');
  expect(await sorted('down')).toEqual([alert, middle, oldest]);
  expect(await sorted('up')).toEqual([oldest, middle, alert]);
});

test('OPS-02 DOOR-21 a refused approval is a case with owner, age, notes and outcome', async () => {
  const about = nok.caller.operatorId;
  await givenRefusedApproval(about);
  t.world.clock.advance(MINUTE_MS);
  await givenRefusedApproval(about);
  const [file, ...more] = await list('open', { role: 'admin', kind: 'operator' });
  if (!file) throw new Error('a refused approval is a case');
  expect(more).toEqual([]);
  expect(file).toMatchObject({
    code: 'approval_of_maker',
    reference: 'adj_1',
    seenCount: 2,
    owner: null,
    operator: { operatorId: about, isMe: false },
  });
  expect(Date.parse(file.openedAt)).toBe(+t.world.clock.now() - MINUTE_MS);
  expect((await countCases(t.world.db, by('admin'))).count).toBe(1);
  const taken = await call(by('admin'), contract.takeCase, { ...nameOf(file), from: null });
  expect(taken.value).toMatchObject({ owner: { isMine: true } });
  const ended = await call(by('admin'), contract.endCase, { ...nameOf(file), ...FOUND });
  expect(ended.value).toMatchObject({ ...FOUND, isOpen: false });
  expect(await list('open', { role: 'admin' })).toEqual([]);
  t.world.clock.advance(MINUTE_MS);
  await givenRefusedApproval(about);
  expect(await list('open', { role: 'admin' })).toMatchObject([{ seenCount: 3, outcome: null }]);
});

test('OPS-02 DOOR-21 a case about an operator is not theirs, and not for everybody to see', async () => {
  const about = by('admin').operatorId;
  await givenRefusedApproval(about);
  const [file] = await list('open', { role: 'admin' });
  if (!file) throw new Error('who it is about sees it');
  expect(file.operator).toMatchObject({ isMe: true });
  const take = { ...nameOf(file), from: null };
  expect((await call(by('admin'), contract.takeCase, take)).message).toBe('own_approval');
  const end = { ...nameOf(file), ...FOUND };
  expect((await call(by('admin'), contract.endCase, end)).message).toBe('own_approval');
  expect((await call(by('finance'), contract.endCase, end)).message).toBe('not_permitted');
  expect(await list('open', { role: 'finance' })).toEqual([]);
  expect(await list('open', { role: 'risk' })).toEqual([]);
  expect(await list('open', { role: 'auditor' })).toHaveLength(1);
});
