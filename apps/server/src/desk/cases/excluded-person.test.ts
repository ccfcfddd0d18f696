import type { CaseFile } from '@baize/contract/case';
import * as cases from '@baize/contract/case';
import type { MemberId } from '@baize/std/id';
import { beforeAll, expect, test } from 'vitest';
import { excludeMember, lookForExcluded } from '../../people/exclusions/index.ts';
import { insertBankAccount, saveProfile } from '../../people/members/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { casesRoutes } from './index.ts';

const t = useWorld();
let risk: GivenOperator | undefined;
beforeAll(async () => {
  risk = await givenOperator(t.world, 'risk');
});

const inTx = <Result>(run: (tx: never) => Promise<Result>) =>
  t.world.db.transaction().execute((tx) => run(tx as never));

const work = (...call: [Parameters<ReturnType<typeof callerOf>>[1], Record<string, unknown>]) => {
  if (!risk) throw new Error('there is an operator');
  return callerOf(t.world, casesRoutes())(risk.caller, ...call);
};

async function casesOf(memberId: MemberId): Promise<readonly CaseFile[]> {
  const { value } = await work(cases.listCases, { view: 'open', kind: 'exclusion' });
  return (value as unknown as { cases: CaseFile[] }).cases.filter(
    ({ member }) => member?.memberId === memberId,
  );
}

let made = 0;

/** Each makes two members look like one person. */
const SIGNS: Readonly<Record<string, (memberId: MemberId) => Promise<unknown>>> = {
  bank_account: (memberId) =>
    inTx((tx) =>
      insertBankAccount(tx, {
        id: `bank-${(made += 1)}`,
        member_id: memberId,
        bank_name: 'Siam',
        account_number: '1112223334',
        account_name: 'Ploy',
        created_at: t.world.clock.now(),
        removed_at: null,
      }),
    ),
  document: (memberId) =>
    inTx((tx) =>
      saveProfile(tx, memberId, { id_number: '1-2345', updated_at: t.world.clock.now() }),
    ),
  device: (memberId) =>
    inTx((tx) =>
      openSession(t.world, tx, {
        brand: { session: { idleMinutes: 60, absoluteHours: 12, keptHours: 240 } },
        member: { id: memberId },
        method: 'username',
        origin: { ...origin(), device: 'one-and-the-same' },
      }),
    ),
  name_and_birthday: (memberId) =>
    inTx((tx) =>
      saveProfile(tx, memberId, {
        full_name: made++ % 2 ? 'Ploy Jaidee' : 'PLOY jaidee',
        birthday: '1990-02-03',
        updated_at: t.world.clock.now(),
      }),
    ),
};

const exclude = (memberId: MemberId) =>
  inTx((tx) =>
    excludeMember(t.world, tx, {
      memberId,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );
const look = (memberId: MemberId) => inTx((tx) => lookForExcluded(t.world, tx, memberId));

test.each(Object.keys(SIGNS))(
  'CARE-03 a new account with the %s of an excluded person is a case, once',
  async (sign) => {
    const give = SIGNS[sign];
    const [excluded, newcomer] = [await givenPlayer(t.world), await givenPlayer(t.world)];
    await give?.(excluded);
    await exclude(excluded);
    await look(newcomer);
    expect(await casesOf(newcomer)).toEqual([]);
    await give?.(newcomer);
    await look(newcomer);
    await look(newcomer);
    const [file, ...more] = await casesOf(newcomer);
    expect(file).toMatchObject({ code: sign, reference: excluded, isOpen: true });
    expect(more).toEqual([]);
    const ended = await work(cases.endCase, {
      kind: 'exclusion',
      source: file?.source,
      outcome: 'explained',
      reason: 'A sister with a paper',
    });
    expect(ended).toMatchObject({ message: null });
    await look(newcomer);
    expect(await casesOf(newcomer)).toEqual([]);
  },
);

test('CARE-03 the same name with another birthday is nobody’s case', async () => {
  const [excluded, other] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  const named = (memberId: MemberId, birthday: string) =>
    inTx((tx) =>
      saveProfile(tx, memberId, {
        full_name: 'Niran Suk',
        birthday,
        updated_at: t.world.clock.now(),
      }),
    );
  await named(excluded, '1990-01-01');
  await named(other, '1990-01-02');
  await exclude(excluded);
  await look(other);
  expect(await casesOf(other)).toEqual([]);
});

test('CARE-03 the same birthday and a name with one letter changed is a case', async () => {
  const [excluded, other] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  const named = (memberId: MemberId, full_name: string) =>
    inTx((tx) =>
      saveProfile(tx, memberId, {
        full_name,
        birthday: '1984-06-07',
        updated_at: t.world.clock.now(),
      }),
    );
  await named(excluded, 'Wichai Thongdee');
  await named(other, 'Wichay Thongdee');
  await exclude(excluded);
  await look(other);
  expect(await casesOf(other)).toMatchObject([{ code: 'name_and_birthday', reference: excluded }]);
});

test('CARE-03 an account that was there before the exclusion is found when it begins', async () => {
  const [excluded, older] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  const give = (memberId: MemberId) =>
    inTx((tx) =>
      saveProfile(tx, memberId, { id_number: '9-8765', updated_at: t.world.clock.now() }),
    );
  await give(excluded);
  await give(older);
  await exclude(excluded);
  expect(await casesOf(older)).toMatchObject([{ code: 'document', reference: excluded }]);
});
