import * as contract from '@baize/contract/player';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { insertBankAccount } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { origin } from '../../testing/world.ts';
import { playersRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

let nok: GivenOperator;
let anong: MemberId;
let cousin: MemberId;
let stranger: MemberId;

const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, playersRoutes({ brand }))(...asked);

async function enter(memberId: MemberId, ip: string, device: string): Promise<void> {
  const asked = { ...origin({ ip }), device };
  const session = { brand, member: { id: memberId }, method: 'username', origin: asked } as const;
  await t.world.db.transaction().execute((tx) => openSession(t.world, tx, session));
}

beforeAll(async () => {
  nok = await givenOperator(t.world, 'risk');
  anong = await givenMember(t.world, { cash: 10_000n });
  cousin = await givenMember(t.world, {});
  stranger = await givenMember(t.world, {});
  for (const [place, member] of [anong, cousin].entries()) {
    await t.world.db.transaction().execute((tx) =>
      insertBankAccount(tx, {
        id: `bka_shared_${place}`,
        member_id: member,
        bank_name: 'Lantern Bank',
        account_number: '9988776655',
        account_name: 'Anong',
        created_at: t.world.clock.now(),
        removed_at: null,
      }),
    );
  }
  await enter(anong, '198.51.100.20', 'device-of-anong-1234');
  await enter(cousin, '198.51.100.20', 'device-of-anong-1234');
  await enter(stranger, '203.0.113.50', 'device-of-stranger-9');
  t.world.clock.advance(MINUTE_MS);
});

async function play(txId: string, amount: bigint, payout: bigint): Promise<void> {
  const facts = { vendor: STUDIO, txId, memberId: anong, game: 'coin-duel' };
  const amounts = { amount: minor(amount), payout: minor(payout) };
  await perform(t.play, commandOf('bet-and-settle', { ...facts, ...amounts }));
}

test('OPS-05 accounts that share a bank account, a device or an address are linked, with the reasons', async () => {
  const { value } = await call(nok.caller, contract.readPlayer, { memberId: anong });
  expect(value).toMatchObject({
    linked: [{ memberId: cousin, status: 'active', signs: ['bank_account', 'device', 'address'] }],
    devices: [{ name: expect.stringMatching(/^[0-9a-f]{8}$/), sharedWith: 1 }],
    addresses: [{ address: '198.51.100.20', sharedWith: 1 }],
  });
  const alone = await call(nok.caller, contract.readPlayer, { memberId: stranger });
  expect(alone.value).toMatchObject({ linked: [], devices: [{ sharedWith: 0 }] });
});

test('OPS-05 an open case is a flag of its member, for those who may see such cases', async () => {
  const at = t.world.clock.now();
  const seen = { opened_at: at, seen_at: at, evidence: {}, thresholds: {} };
  await t.world.db
    .insertInto('risk_case')
    .values({
      id: t.world.newId('rsk'),
      kind: 'risk',
      rule: 'velocity',
      member_id: cousin,
      ...seen,
    })
    .execute();
  const flagsFor = async ({ caller }: GivenOperator) =>
    (await call(caller, contract.readPlayer, { memberId: cousin })).value['cases'];
  const flag = { kind: 'risk', code: 'velocity', openedAt: at.toISOString() };
  expect(await flagsFor(nok)).toEqual([flag]);
  const trusted = nok.caller.trusted.filter((right) => right !== 'cases.read');
  expect(await flagsFor({ ...nok, caller: { ...nok.caller, trusted } })).toEqual([]);
});

test('OPS-05 play is told by the day, and everything in the order of time', async () => {
  await play('players-1', 300n, 100n);
  t.world.clock.advance(DAY_MS);
  await play('players-2', 200n, 450n);
  await play('players-3', 100n, 0n);
  t.world.clock.advance(MINUTE_MS);
  const news = { kind: 'deposit_credited', amount: minor(500n), reference: 'DP-1' } as const;
  await t.world.db
    .transaction()
    .execute((tx) => writeMessage(t.world, tx, { memberId: anong, news }));
  t.world.clock.advance(MINUTE_MS);
  await call(nok.caller, contract.writePlayerNote, { memberId: anong, text: 'Calls on Mondays' });
  const { value } = await call(nok.caller, contract.readPlayer, { memberId: anong });
  const { days } = value as unknown as { days: { bets: number; staked: string; result: string }[] };
  expect(days).toHaveLength(14);
  expect(days.slice(-2)).toMatchObject([
    { bets: 1, staked: '300', result: '-200' },
    { bets: 2, staked: '300', result: '150' },
  ]);
  t.world.clock.advance(MINUTE_MS);
  const all = await call(nok.caller, contract.listPlayerTimeline, { memberId: anong });
  expect(all.value).toMatchObject({
    hasMore: false,
    events: [
      { kind: 'staff', what: 'member.noted', by: nok.name, amount: null },
      { kind: 'message', about: 'deposit_credited' },
      { kind: 'play', what: 'played', about: '2', amount: '150' },
      { kind: 'play', what: 'played', about: '1', amount: '-200' },
      { kind: 'access', what: 'login_in', about: '198.51.100.20' },
    ],
  });
  const wanted = { memberId: anong, kind: 'play' };
  const plays = (await call(nok.caller, contract.listPlayerTimeline, wanted)).value;
  const { events } = plays as unknown as { events: { at: string }[] };
  expect(events).toHaveLength(2);
  const older = { ...wanted, before: events[0]?.at };
  expect((await call(nok.caller, contract.listPlayerTimeline, older)).value).toMatchObject({
    events: [{ amount: '-200' }],
  });
});

test('OPS-05 notes and tags are kept, told by who wrote them, and stand in the audit log', async () => {
  const tags = ['VIP host', 'call back'];
  const tagged = { memberId: cousin, tags };
  expect((await call(nok.caller, contract.setPlayerTags, tagged)).value).toEqual({ tags });
  await call(nok.caller, contract.setPlayerTags, { memberId: cousin, tags: ['call back'] });
  await call(nok.caller, contract.setPlayerTags, { memberId: cousin, tags: ['call back'] });
  const text = 'Says the phone is her sister’s.';
  await call(nok.caller, contract.writePlayerNote, { memberId: cousin, text });
  const { value } = await call(nok.caller, contract.readPlayer, { memberId: cousin });
  expect(value).toMatchObject({ tags: ['call back'], notes: [{ by: nok.name, text }] });
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'details'])
    .where('subject', '=', cousin)
    .orderBy('number')
    .execute();
  expect(lines).toEqual([
    { action: 'member.tagged', details: { added: 'VIP host, call back' } },
    { action: 'member.tagged', details: { removed: 'VIP host' } },
    { action: 'member.noted', details: {} },
  ]);
  const auditor = await givenOperator(t.world, 'auditor');
  const note = { memberId: cousin, text: 'Not mine to write' };
  expect((await call(auditor.caller, contract.writePlayerNote, note)).message).toBe(
    'not_permitted',
  );
  const nobody = { memberId: t.world.newId('mem') };
  expect((await call(nok.caller, contract.readPlayer, nobody)).message).toBe('not_found');
});
