import { readTransferDesk, transferToDownline } from '@baize/contract/agent';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import { listUnbalanced } from '../../../books/ledger/index.ts';
import { changeStatus } from '../../../people/members/index.ts';
import { openAgents } from '../../../testing/agents.ts';
import { askAs, codeTo, sentTo } from '../../../testing/security.ts';
import { cashOf, giveMoney, givenSender, recordOf, SECRET } from '../../../testing/transfers.ts';
import { useWorld } from '../../../testing/world.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const RULES = { toUpline: false, min: '10000', max: '50000', perDay: '100000' };

let keys = 0;

const send = (
  agentId: MemberId,
  memberId: MemberId,
  { transfers = {}, ...facts }: Readonly<Record<string, unknown>> = {},
) => {
  keys += 1;
  const rules = { ...RULES, ...(transfers as Partial<typeof RULES>) };
  return openAgents(t.world, { transfers: rules }).ask(agentId, transferToDownline, {
    requestKey: `sending-${keys}`,
    memberId,
    amount: '20000',
    paymentPassword: SECRET,
    ...facts,
  });
};

const agent = (uplineId?: MemberId, cash = 200_000n) =>
  givenSender(t.world, { type: 1, cash, ...(uplineId ? { uplineId } : {}) });

const cash = (memberId: MemberId) => cashOf(t.world, memberId);

test('AGENT-07 TRIAL-06 an agent sends to a direct downline, and both records show it', async () => {
  const top = await agent();
  const email = `${t.world.newId('mem').toLowerCase()}@mail.example`;
  const member = await givenSender(t.world, { uplineId: top.id, email });
  const { value } = await send(top.id, member.id, { remark: ' for today ' });
  expect(value).toMatchObject({
    to: { memberId: member.id, account: member.account },
    amount: '20000',
    remark: 'for today',
  });
  expect([await cash(top.id), await cash(member.id)]).toEqual([180_000n, 20_000n]);
  expect((await recordOf(t.world, top.id))[0]).toEqual({
    type: 'downline_sent',
    amount: -20_000n,
    balance: 180_000n,
  });
  expect(await recordOf(t.world, member.id)).toEqual([
    { type: 'downline_received', amount: 20_000n, balance: 20_000n },
  ]);
  const [mail] = await sentTo(t.world, email);
  expect(mail).toMatchObject({ template: 'downline_received', facts: { amount: '20000' } });
  const told = await t.world.db
    .selectFrom('kernel_event')
    .select(['kind', 'member_id'])
    .where('member_id', 'in', [top.id, member.id])
    .orderBy('id')
    .execute();
  const events = told.map(({ kind, member_id: id }) => `${kind} ${id}`);
  expect(events).toEqual(
    expect.arrayContaining([
      `balance ${top.id}`,
      `balance ${member.id}`,
      `moneyArrived ${member.id}`,
    ]),
  );
  const desk = await openAgents(t.world, { transfers: RULES }).ask(top.id, readTransferDesk);
  expect(desk.value).toMatchObject({
    cash: '180000',
    sendable: '180000',
    leftToday: '80000',
    hasPaymentPassword: true,
    recent: [{ amount: '20000', to: { account: member.account } }],
  });
});

/** An agent in the middle of a tree, and everybody around them. */
async function givenTree() {
  const upline = await agent();
  const own = await agent(upline.id);
  const direct = await agent(own.id, 0n);
  const indirect = await givenSender(t.world, { uplineId: direct.id });
  const sibling = await agent(upline.id, 0n);
  const theirs = await givenSender(t.world, { uplineId: sibling.id });
  const stranger = await givenSender(t.world);
  return { own, upline, direct, indirect, sibling, theirs, stranger };
}

test.each([
  ['an indirect downline', 'indirect', 'not_direct_downline'],
  ['the agent himself', 'own', 'not_direct_downline'],
  ['the upline’s other downline', 'sibling', 'not_found'],
  ['a downline of that one', 'theirs', 'not_found'],
  ['the upline', 'upline', 'not_found'],
  ['a stranger', 'stranger', 'not_found'],
] as const)('AGENT-07 TRIAL-06 %s is refused by the server', async (_, who, code) => {
  const tree = await givenTree();
  const { message, value } = await send(tree.own.id, tree[who].id);
  expect(message).toBe(code);
  expect(JSON.stringify(value)).not.toContain(tree[who].account);
  expect(await cash(tree.own.id)).toBe(200_000n);
});

test('AGENT-07 whom nobody has ever seen is refused as well', async () => {
  const top = await agent();
  expect((await send(top.id, t.world.newId('mem'))).message).toBe('not_found');
});

test('what is too little or too much, at once or for the day, is refused', async () => {
  const top = await agent();
  const { id } = await givenSender(t.world, { uplineId: top.id });
  expect((await send(top.id, id, { amount: '9999' })).message).toBe('amount_too_small');
  expect((await send(top.id, id, { amount: '50001' })).message).toBe('amount_too_large');
  for (const amount of ['0', '-1', '1e9', '', null]) {
    expect((await send(top.id, id, { amount })).message).toBe('invalid_input');
  }
  const replies = await Promise.all([1, 2, 3].map(() => send(top.id, id, { amount: '40000' })));
  const codes = replies.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['amount_too_large', 'ok', 'ok']);
  t.world.clock.advance(DAY_MS);
  expect((await send(top.id, id)).message).toBeNull();
});

test('without the payment password nothing is sent', async () => {
  const top = await agent();
  const { id } = await givenSender(t.world, { uplineId: top.id });
  expect((await send(top.id, id, { paymentPassword: 'wrong' })).message).toBe('password_wrong');
  await t.world.db.deleteFrom('credentials_password').where('member_id', '=', top.id).execute();
  expect((await send(top.id, id)).message).toBe('withdrawal_incomplete');
  expect(await cash(id)).toBe(0n);
});

test('a deposit that was not played yet cannot leave by a downline’s hand', async () => {
  const top = await agent(undefined, 0n);
  const { id } = await givenSender(t.world, { uplineId: top.id });
  const deposit = { memberId: top.id, amount: 40_000n, reason: 'deposit_credited' };
  await t.world.db.transaction().execute((tx) => giveMoney(t.world, tx, deposit));
  expect((await send(top.id, id)).message).toBe('amount_locked');
  expect((await send(top.id, id, { amount: '40001' })).message).toBe('insufficient_funds');
});

test('nothing goes into a closed account, and nothing leaves one', async () => {
  const top = await agent();
  const { id } = await givenSender(t.world, { uplineId: top.id });
  const change = (memberId: MemberId, status: 'active' | 'closed') =>
    t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, { memberId, status }));
  await change(id, 'closed');
  expect((await send(top.id, id)).message).toBe('account_closed');
  await change(id, 'active');
  await change(top.id, 'closed');
  expect((await send(top.id, id)).message).toBe('account_closed');
});

test('AGENT-07 ten at once with one key are one transfer, and a repeat is the same', async () => {
  const top = await agent();
  const { id } = await givenSender(t.world, { uplineId: top.id });
  const other = await givenSender(t.world, { uplineId: top.id });
  const facts = { requestKey: `once ${top.id}` };
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(top.id, id, facts)));
  expect(new Set(replies.map(({ value }) => value['transferId'])).size).toBe(1);
  expect((await send(top.id, id, { ...facts, amount: '20001' })).message).toBe(
    'repeated_differently',
  );
  expect((await send(top.id, other.id, facts)).message).toBe('repeated_differently');
  expect([await cash(top.id), await cash(id)]).toEqual([180_000n, 20_000n]);
});

async function givenCode(memberId: MemberId, email: string) {
  await t.world.db.deleteFrom('challenges_code').execute();
  const caller = { role: 'member', memberId } as const;
  const { message } = await askAs(t.world, { caller }, ['POST security/code', { way: 'email' }]);
  expect(message).toBeNull();
  return { way: 'email', proof: await codeTo(t.world, email) };
}

test('AGENT-07 the first money to a downline takes the second factor, the next does not, and a large amount does again', async () => {
  const email = `${t.world.newId('mem').toLowerCase()}@mail.example`;
  const line = BigInt(loadBrand('mekhala').brand.payments.withdrawal.stepUpFrom);
  const top = await givenSender(t.world, { type: 1, cash: line * 3n, email });
  const member = await givenSender(t.world, { uplineId: top.id });
  const transfers = { max: `${line * 2n}`, perDay: `${line * 3n}` };
  const refused = await send(top.id, member.id, { transfers });
  expect(refused).toMatchObject({
    message: 'verification_first',
    value: { ways: [{ way: 'email' }] },
  });
  expect(await cash(member.id)).toBe(0n);
  const factor = await givenCode(top.id, email);
  const wrong = { way: 'email', proof: factor.proof === '000000' ? '111111' : '000000' };
  const missed = await send(top.id, member.id, { transfers, factor: wrong });
  expect(missed.message).toBe('code_invalid');
  const asked = { transfers, factor, requestKey: 'step-up-once' };
  expect((await send(top.id, member.id, asked)).message).toBeNull();
  // The same request again is answered, though its code is used up.
  expect((await send(top.id, member.id, asked)).message).toBeNull();
  expect((await send(top.id, member.id, { transfers })).message).toBeNull();
  expect(await cash(member.id)).toBe(40_000n);
  const large = await send(top.id, member.id, { transfers, amount: `${line}` });
  expect(large.message).toBe('verification_first');
});
