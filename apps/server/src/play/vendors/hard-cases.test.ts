import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMember, openPlay, pocketsOf, usePlay } from '../../testing/play.ts';
import { givenKey, givenVendor, openDoor, sendSigned } from '../../testing/vendors.ts';
import { issuePlayToken, openPlaySession } from '../play/index.ts';

/** What wallets get wrong most often, each as one test over the wire. */
const t = usePlay();
let door = { url: '', close: async () => {} };
let key = { keyId: '', secret: '' };

beforeAll(async () => {
  await givenVendor(t.world, { code: 'acme' });
  key = await givenKey(t.world, 'acme');
  door = await openDoor(t.world, t.play);
});
afterAll(() => door.close());

const send = (call: string, body: object, url = door.url) =>
  sendSigned(t.world, url, { ...key, call, body });

let counted = 0;
const newTx = () => `h-${(counted += 1)}`;

async function givenPlayer(money: { cash?: bigint; bonus?: bigint }) {
  const memberId = await givenMember(t.world, money);
  const launch = { memberId, vendor: 'acme', game: null, currency: 'THB' };
  const launchToken = await t.world.db
    .transaction()
    .execute((tx) => issuePlayToken(t.world, tx, launch));
  const session = await openPlaySession(t.world, { vendor: 'acme', launchToken, requestId: 'r' });
  if (typeof session === 'string') throw new Error(session);
  const who = { memberId, currency: 'THB' };
  return { memberId, who, playing: { ...who, token: session.token } };
}

const pockets = (memberId: MemberId) => pocketsOf(t.world, memberId);

test('MONEY-18 a rollback before its bet is not refused, and the late bet is not taken', async () => {
  const { memberId, who, playing } = await givenPlayer({ cash: 1_000n });
  const betId = newTx();
  const rollback = await send('rollback', { ...who, txId: newTx(), betId });
  const late = await send('bet', { ...playing, txId: betId, amount: '400' });
  expect([rollback.status, late.status, late.body.message]).toEqual([200, 409, 'bet_void']);
  expect(await pockets(memberId)).toMatchObject({ cash: 1_000n });
});

test('MONEY-15 concurrent duplicates are answered, none with an internal error', async () => {
  const { playing } = await givenPlayer({ cash: 1_000n });
  const other = openPlay(t.world);
  const second = await openDoor(t.world, other.play);
  const bet = { ...playing, txId: newTx(), amount: '400' };
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, i) => send('bet', bet, i % 2 ? door.url : second.url)),
  );
  await second.close();
  await other.close();
  expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
  expect(new Set(replies.map(({ text }) => text))).toHaveLength(1);
});

test('no stale balance is told: of twenty bets at once each tells the balance it left', async () => {
  const { playing, who } = await givenPlayer({ cash: 2_000n });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send('bet', { ...playing, txId: newTx(), amount: '100' })),
  );
  const told = replies.map(({ body }) => Number(body.value['balance'])).sort((a, b) => b - a);
  expect(told).toEqual(Array.from({ length: 20 }, (_, i) => 1_900 - 100 * i));
  expect((await send('balance', who)).body.value).toEqual({ balance: '0' });
  const refused = await send('bet', { ...playing, txId: newTx(), amount: '1' });
  expect(refused.body.value).toMatchObject({ balance: '0' });
});

test('a cancelled bonus bet comes back as bonus, not as cash', async () => {
  const { memberId, who, playing } = await givenPlayer({ cash: 100n, bonus: 300n });
  const [lost, instant] = [newTx(), newTx()];
  await send('bet', { ...playing, txId: lost, amount: '250' });
  await send('bet-and-settle', { ...playing, txId: instant, amount: '100', payout: '80' });
  await send('rollback', { ...who, txId: newTx(), betId: instant });
  await send('rollback', { ...who, txId: newTx(), betId: lost });
  expect(await pockets(memberId)).toEqual({ cash: 100n, bonus: 300n });
});

test.each([['-5'], ['abc'], [null], [0.001], ['0.001']])(
  'a stake of %s is not taken as zero',
  async (amount) => {
    const { playing } = await givenPlayer({ cash: 1_000n });
    const txId = newTx();
    const { body } = await send('bet', { ...playing, txId, amount });
    expect(body).toMatchObject({ success: false, message: 'amount_invalid' });
    const { body: status } = await send('status', { call: 'bet', txId });
    expect(status.value).toEqual({ isKnown: false, answer: null });
  },
);

test('MONEY-17 bet, money, answer and limit figures are one transaction, not two', async () => {
  const { memberId, playing } = await givenPlayer({ cash: 1_000n });
  const txId = newTx();
  await send('bet', { ...playing, txId, amount: '400' });
  const { rows } = await sql<{ written: string }>`
    select xmin::text as written from play_bet where ref = ${txId}
    union all select xmin::text from ledger_request where key = ${`acme:bet:${txId}`}
    union all select xmin::text from ledger_transfer where request_key = ${`acme:bet:${txId}`}
    union all select xmin::text from limits_day where member_id = ${memberId}`.execute(t.world.db);
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ written }) => written))).toHaveLength(1);
});

test('MONEY-17 a bet that cannot be written moves nothing and may be sent again', async () => {
  const { memberId, playing } = await givenPlayer({ cash: 1_000n });
  const txId = newTx();
  await sql`alter table play_bet add constraint broken check (ref <> ${sql.lit(txId)})`.execute(
    t.world.db,
  );
  const broken = await send('bet', { ...playing, txId, amount: '400' });
  expect(broken.body).toMatchObject({ message: 'unconfirmed', value: { class: 'retry-later' } });
  expect(await pockets(memberId)).toMatchObject({ cash: 1_000n });
  await sql`alter table play_bet drop constraint broken`.execute(t.world.db);
  expect((await send('bet', { ...playing, txId, amount: '400' })).status).toBe(200);
  expect(await pockets(memberId)).toMatchObject({ cash: 600n });
});

test('MONEY-17 answered by a process that is gone, it is answered the same by the next', async () => {
  const { memberId, playing } = await givenPlayer({ cash: 1_000n });
  const gone = openPlay(t.world);
  const first = await openDoor(t.world, gone.play);
  const bet = { ...playing, txId: newTx(), amount: '400' };
  const { text } = await send('bet', bet, first.url);
  await first.close();
  await gone.close();
  expect((await send('bet', bet)).text).toBe(text);
  expect(await pockets(memberId)).toMatchObject({ cash: 600n });
});

test('SAFE-01 a limit is decided with the bet, not by someone who looks later', async () => {
  const { memberId, playing } = await givenPlayer({ cash: 10_000n });
  await sql`insert into limits_limit (member_id, kind, period, amount, changed_at)
    values (${memberId}, 'stake', 'day', 1000, now())`.execute(t.world.db);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => send('bet', { ...playing, txId: newTx(), amount: '90' })),
  );
  expect(replies.filter(({ body }) => body.success)).toHaveLength(11);
  expect(await pockets(memberId)).toMatchObject({ cash: 10_000n - 990n });
});
