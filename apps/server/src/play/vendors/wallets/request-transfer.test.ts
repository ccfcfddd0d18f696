import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, type Route, startWorkers } from '../../../base/kernel/index.ts';
import { listUnbalanced } from '../../../books/ledger/index.ts';
import { CEILINGS, ceilings, givenMember, pocketsOf } from '../../../testing/play.ts';
import { type Fate, startVendorWalletServer } from '../../../testing/vendor-wallet-server.ts';
import { givenVendor } from '../../../testing/vendors.ts';
import { asked, useWorld } from '../../../testing/world.ts';
import { createHttpVendorWallet, vendorsRoutes, walletJobs } from '../index.ts';
import { carryTransfer } from './carry-transfer.ts';
import type { VendorWallet, VendorWallets, WalletTransferId } from './vendor-wallet.ts';

const t = useWorld();
let server: Awaited<ReturnType<typeof startVendorWalletServer>>;
let wallet: VendorWallet;
let wallets: VendorWallets;

beforeAll(async () => {
  await givenVendor(t.world, { code: 'classic' });
  server = await startVendorWalletServer();
  const { url } = server;
  const access = { name: 'Classic', url, keyId: 'us', secret: 'ours', timeoutMs: 2_000 };
  wallet = createHttpVendorWallet(t.world, access);
  wallets = new Map([['classic', wallet]]);
});
afterAll(() => server.stop());

let counted = 0;
const call = (route: Route | undefined, memberId: MemberId, body: object) => {
  if (!route) throw new Error('there is such a route');
  const world = { ...t.world, wording: (code: string) => code };
  return answer(route, world, asked(body, { caller: { role: 'member', memberId } }));
};

const routes = (isSingle = false) => vendorsRoutes({ isSingle, wallets, ceilings });

async function ask(memberId: MemberId, direction: 'in' | 'out', amount: string, key?: string) {
  const requestKey = key ?? `request-${(counted += 1)}`;
  const body = { requestKey, vendor: 'classic', direction, amount };
  const reply = await call(routes()[1], memberId, body);
  return { ...reply, id: (reply.body.value as { transferId: WalletTransferId }).transferId };
}

/** As the job does: again and again, until the vendor has said something. */
async function carry(id: WalletTransferId, times = 10): Promise<number> {
  for (let attempt = 1; attempt <= times; attempt++) {
    const isSaid = await carryTransfer(t.world, { wallet, ceiling: CEILINGS.payout }, id).then(
      () => true,
      () => false,
    );
    if (isSaid) return attempt;
  }
  return times;
}

const purse = async (memberId: MemberId) => {
  const { body } = await call(routes()[0], memberId, {});
  const { wallets: listed, underWay } = body.value as {
    wallets: { balance: string }[];
    underWay: object[];
  };
  return {
    cash: (await pocketsOf(t.world, memberId)).cash,
    there: BigInt(listed[0]?.balance ?? '0'),
    underWay: underWay.length,
  };
};

test('MONEY-01 one wallet for all games, or a wallet per vendor, as the brand says', async () => {
  const memberId = await givenMember(t.world, {});
  expect(await call(routes(true)[0], memberId, {})).toMatchObject({
    body: { value: { isSingle: true, wallets: [] } },
  });
  expect(await call(routes()[0], memberId, {})).toMatchObject({
    body: {
      value: { isSingle: false, wallets: [{ vendor: 'classic', name: 'Classic', balance: '0' }] },
    },
  });
  const body = { requestKey: 'request-single', vendor: 'classic', direction: 'in', amount: '1' };
  expect(await call(routes(true)[1], memberId, body)).toMatchObject({
    status: 409,
    body: { message: 'wallet_is_single' },
  });
});

test('MONEY-09 money goes to the vendor and comes back with what was won there', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const there = await ask(memberId, 'in', '400');
  expect(there.body).toMatchObject({ value: { status: 'sent' } });
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 0n, underWay: 1 });
  await carry(there.id);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 400n, underWay: 0 });
  server.win(memberId, 250n);
  await carry((await ask(memberId, 'out', '650')).id);
  expect(await purse(memberId)).toEqual({ cash: 1_250n, there: 0n, underWay: 0 });
});

test('MONEY-09 a transfer that is told as ended is told with the money it moved', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const readUntilEnded = async () => {
    for (;;) {
      const { there, underWay } = await purse(memberId);
      if (underWay === 0) return there;
    }
  };
  for (let moved = 1n; moved <= 20n; moved++) {
    const { id } = await ask(memberId, 'in', '1');
    const readers = Array.from({ length: 4 }, readUntilEnded);
    await carry(id);
    expect(await Promise.all(readers)).toEqual([moved, moved, moved, moved]);
  }
});

test('what was lost there is known when the vendor next names the balance', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  await carry((await ask(memberId, 'in', '400')).id);
  server.win(memberId, -150n);
  await carry((await ask(memberId, 'out', '50')).id);
  expect(await purse(memberId)).toEqual({ cash: 650n, there: 200n, underWay: 0 });
});

test('what arrived and was lost there before the vendor answered ends the transfer too', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const { id } = await ask(memberId, 'in', '400');
  const slow: VendorWallet = {
    name: 'Slow',
    move: () => Promise.reject(new Error('the answer is lost')),
    ask: async () => ({ status: 'done', balance: minor(370n) }),
  };
  await expect(
    carryTransfer(t.world, { wallet: slow, ceiling: CEILINGS.payout }, id),
  ).rejects.toThrow('the answer is lost');
  await carryTransfer(t.world, { wallet: slow, ceiling: CEILINGS.payout }, id);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 370n, underWay: 0 });
});

test.each<[string, readonly Fate[], number]>([
  ['the answer is lost', ['lose-answer'], 2],
  ['the order is lost', ['lose-request'], 2],
  ['the order is lost twice', ['lose-request', 'serve', 'lose-request'], 3],
  ['the vendor is out of order', ['break', 'break', 'lose-answer'], 4],
])('MONEY-09 nothing is doubled or lost when %s', async (_, fates, attempts) => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const { id } = await ask(memberId, 'in', '400');
  server.next(...fates);
  expect(await carry(id)).toBe(attempts);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 400n, underWay: 0 });
  expect(server.balanceOf(memberId)).toBe(400n);
});

test('MONEY-09 as long as the vendor is silent nobody guesses: the money stays held', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const { id } = await ask(memberId, 'in', '400');
  server.next('lose-answer', ...Array.from({ length: 5 }, (): Fate => 'break'));
  expect(await carry(id, 5)).toBe(5);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 0n, underWay: 1 });
  await carry(id);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 400n, underWay: 0 });
});

test('what the vendor refuses comes back', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const { id } = await ask(memberId, 'in', '400');
  server.next('refuse');
  await carry(id);
  expect(await purse(memberId)).toEqual({ cash: 1_000n, there: 0n, underWay: 0 });
  await carry((await ask(memberId, 'out', '1')).id);
  expect(await purse(memberId)).toEqual({ cash: 1_000n, there: 0n, underWay: 0 });
});

test('asked twice with one key, moves once; with other values it is refused', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const [first, again] = await Promise.all([
    ask(memberId, 'in', '400', 'the-same-key'),
    ask(memberId, 'in', '400', 'the-same-key'),
  ]);
  expect(again).toEqual(first);
  expect(await ask(memberId, 'in', '401', 'the-same-key')).toMatchObject({
    body: { message: 'repeated_differently' },
  });
  expect(await ask(memberId, 'in', '5')).toMatchObject({
    body: { message: 'transfer_under_way' },
  });
  await Promise.all([carry(first.id), carry(first.id)]);
  expect(await purse(memberId)).toEqual({ cash: 600n, there: 400n, underWay: 0 });
});

test('more than there is, and a vendor without wallets, are refused', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  expect(await ask(memberId, 'in', '101')).toMatchObject({
    body: { message: 'insufficient_funds' },
  });
  const body = { requestKey: 'request-nobody', vendor: 'nobody', direction: 'in', amount: '1' };
  expect(await call(routes()[1], memberId, body)).toMatchObject({
    body: { message: 'vendor_wallet_unknown' },
  });
});

test('the job carries it by itself, through a lost answer', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  server.next('lose-answer');
  await ask(memberId, 'in', '400');
  const workers = await startWorkers(
    t.world,
    t.world.connection.pool,
    walletJobs({ wallets, ceilings }),
  );
  await expect.poll(() => purse(memberId)).toEqual({ cash: 600n, there: 400n, underWay: 0 });
  await workers.stop();
});

test('MONEY-07 after all of it the balances make zero', async () => {
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

test('DOOR-08 a win at a vendor’s own wallet is booked up to the ceiling; above it waits, with an alert', async () => {
  const { payout: most } = CEILINGS;
  const memberId = await givenMember(t.world, { cash: 1_000n });
  await carry((await ask(memberId, 'in', '1000')).id);
  server.win(memberId, most + 1n);
  const { id } = await ask(memberId, 'out', '500');
  await carry(id, 2);
  expect(await purse(memberId)).toMatchObject({ cash: 0n, underWay: 1 });
  const alerts = await t.world.db
    .selectFrom('play_alert')
    .select(['vendor', 'code', 'command', 'tx_id', 'seen_count'])
    .where('member_id', '=', memberId)
    .execute();
  const about = { vendor: 'classic', code: 'payout_above_ceiling', command: 'vendor-wallet' };
  expect(alerts).toEqual([{ ...about, tx_id: id, seen_count: 2 }]);
  // A person has looked and raised the ceiling: the vendor's word is taken as it stands.
  await carryTransfer(t.world, { wallet, ceiling: minor(most + 1n) }, id);
  expect(await purse(memberId)).toEqual({ cash: 500n, there: most + 501n, underWay: 0 });
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});
