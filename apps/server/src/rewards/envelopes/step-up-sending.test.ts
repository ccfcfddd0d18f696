import * as contract from '@baize/contract/red-envelope';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { callsOf } from '../../testing/rewards.ts';
import { askAs, codeTo } from '../../testing/security.ts';
import { cashOf, givenSender, openTransfers, SECRET } from '../../testing/transfers.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { envelopesRoutes } from './routes.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const LINE = BigInt(brand.payments.withdrawal.stepUpFrom);
const CASH = LINE * 4n;
const ELSEWHERE = '203.0.113.9';

let count = 0;

/** Somebody with cash, an upline and an address that codes are sent to. */
async function givenMember() {
  count += 1;
  const email = `step-up-${count}@mail.example`;
  const upline = await givenSender(t.world);
  const member = await givenSender(t.world, { cash: CASH, uplineId: upline.id, email });
  return { memberId: member.id, email };
}

/** Both ways by which a member sends cash away; each asked for the same things. */
const SENDERS = [
  ['to the upline', sendUp],
  ['in an envelope', sendGift],
] as const;

function sendUp(memberId: MemberId, amount: bigint, facts: object = {}) {
  const most = { toUpline: true, min: '1', max: `${CASH}`, perDay: `${CASH}` };
  return openTransfers(t.world, most).send(memberId, amount, { ...facts });
}

function sendGift(memberId: MemberId, total: bigint, facts: object = {}) {
  count += 1;
  const sums = { min: '1', max: `${CASH}`, perDay: `${CASH}`, least: '1' };
  const gifts = { ...brand.envelopes.gifts, ...sums };
  const routes = envelopesRoutes({ ...brand, envelopes: { gifts } });
  return callsOf(t.world, routes)(contract.sendEnvelope, memberId, {
    language: 'EN',
    requestKey: `gift key ${count}`,
    total: `${total}`,
    packets: 2,
    split: 'equal',
    paymentPassword: SECRET,
    ...facts,
  });
}

async function givenCode({ memberId, email }: { memberId: MemberId; email: string }) {
  await t.world.db.deleteFrom('challenges_code').execute();
  const caller = { role: 'member', memberId } as const;
  const { message } = await askAs(t.world, { caller }, ['POST security/code', { way: 'email' }]);
  assert(message === null, `a code is sent and not ${message}`);
  return { way: 'email', proof: await codeTo(t.world, email) };
}

test.each(SENDERS)('a large amount sent %s takes the second factor', async (_way, send) => {
  const member = await givenMember();
  const refused = await send(member.memberId, LINE);
  expect(refused.message).toBe('verification_first');
  expect(refused.value['ways']).toMatchObject([{ way: 'email' }]);
  expect(await cashOf(t.world, member.memberId)).toBe(CASH);
  const factor = await givenCode(member);
  const asked = { requestKey: `one key ${count}`, factor };
  expect((await send(member.memberId, LINE, asked)).message).toBe(null);
  // The same request again is answered, though its code is used up.
  expect((await send(member.memberId, LINE, asked)).message).toBe(null);
  expect(await cashOf(t.world, member.memberId)).toBe(CASH - LINE);
  expect((await send(member.memberId, LINE, { factor })).message).toBe('code_invalid');
});

test.each(SENDERS)('small amounts sent %s count together', async (_way, send) => {
  const { memberId } = await givenMember();
  expect((await send(memberId, LINE - 10n)).message).toBe(null);
  expect((await send(memberId, 10n)).message).toBe('verification_first');
});

test.each(SENDERS)('an address nobody came from takes it %s', async (_way, send) => {
  const member = await givenMember();
  const { memberId } = member;
  await t.world.db.transaction().execute((tx) =>
    openSession(t.world, tx, {
      brand,
      member: { id: memberId },
      method: 'username',
      origin: origin({ ip: ELSEWHERE }),
    }),
  );
  expect((await send(memberId, 100n)).message).toBe('verification_first');
  expect((await send(memberId, 100n, { factor: await givenCode(member) })).message).toBe(null);
});

test.each(SENDERS)('who has no second factor sends %s without', async (_way, send) => {
  const { id: uplineId } = await givenSender(t.world);
  const { id } = await givenSender(t.world, { cash: CASH, uplineId });
  expect((await send(id, LINE)).message).toBe(null);
});
