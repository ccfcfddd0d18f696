import * as contract from '@baize/contract/live';
import { listReportBets } from '@baize/contract/report';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { writeOutsideCalls } from '../../base/kernel/index.ts';
import { createProviders } from '../../cashier/payments/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { openSeededCatalogue } from '../../testing/catalogue.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { givenKey, givenVendor, openDoor, sendSigned } from '../../testing/vendors.ts';
import { origin } from '../../testing/world.ts';
import { reportsRoutes } from '../reports/index.ts';
import { liveRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

let call: ReturnType<typeof callerOf>;
let nok: GivenOperator;

beforeAll(async () => {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  nok = await givenOperator(t.world, 'finance');
  call = callerOf(t.world, [
    ...liveRoutes({ brand, providers: ['acmepay'] }),
    ...reportsRoutes({ brand, catalogue }),
  ]);
  return () => bus.stop();
});

type Waits = { count: number; oldestAt: string | null; medianSeconds: number | null };
type Moved = { total: string; count: number; medianSeconds: number | null };
type Health = { code: string; state: string; calls: number; failures: number };
type Live = {
  online: { players: number; sessions: number };
  play: {
    from: string;
    to: string;
    bets: number;
    running: number;
    turnover: string;
    grossWin: string;
    minutes: { at: string; bets: number; grossWin: string }[];
  } | null;
  deposits: { waits: Waits; lastHour: Moved };
  withdrawals: { waits: Waits; lastHour: Moved };
  vendors: Health[];
  providers: Health[];
};

/** Later than what was told before is believed. */
async function live(caller = nok.caller): Promise<Live> {
  t.world.clock.advance(5 * SECOND_MS);
  const { value, message } = await call(caller, contract.readLive);
  expect(message).toBe(null);
  return value as unknown as Live;
}

let count = 0;
async function bet(memberId: MemberId, amount: bigint, payout: bigint) {
  const facts = { vendor: STUDIO, txId: `live-${(count += 1)}`, memberId, game: 'coin-duel' };
  const amounts = { amount: minor(amount), payout: minor(payout) };
  await perform(t.play, commandOf('bet-and-settle', { ...facts, ...amounts }));
}

test('OPS-06 the dashboard shows bets and gross win by the minute, and they open to their rows', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await bet(memberId, 900n, 0n);
  t.world.clock.advance(70 * MINUTE_MS);
  await bet(memberId, 300n, 100n);
  await bet(memberId, 200n, 0n);
  t.world.clock.advance(2 * MINUTE_MS);
  await bet(memberId, 100n, 450n);
  const open = { vendor: STUDIO, txId: 'live-open', memberId, game: 'coin-duel' };
  await perform(t.play, commandOf('bet', { ...open, amount: minor(50n) }));
  const { play } = await live();
  if (!play) throw new Error('finance reads reports');
  expect(play).toMatchObject({ bets: 3, running: 1, turnover: '600', grossWin: '50' });
  expect(play.minutes).toHaveLength(60);
  expect(play.minutes.filter(({ bets }) => bets > 0)).toMatchObject([
    { bets: 2, grossWin: '400' },
    { bets: 1, grossWin: '-350' },
  ]);
  const day = (at: string) => dayOf(instant(new Date(at)), brand.timezone);
  const scope = { from: day(play.from), to: day(play.to), since: play.from, until: play.to };
  const { value } = await call(nok.caller, listReportBets, scope);
  const { bets } = value as unknown as { bets: { stake: string; payout: string }[] };
  expect(bets).toHaveLength(3);
  const sum = (of: 'stake' | 'payout') => bets.reduce((total, row) => total + BigInt(row[of]), 0n);
  expect(String(sum('stake') - sum('payout'))).toBe(play.grossWin);
  const support = await givenOperator(t.world, 'support');
  expect((await live(support.caller)).play).toBe(null);
});

test('OPS-06 players online are those who were seen within minutes, and they are listed', async () => {
  const [here, away] = [await givenMember(t.world, {}), await givenMember(t.world, {})];
  const enter = (memberId: MemberId, ip = '198.51.100.7') =>
    t.world.db.transaction().execute((tx) =>
      openSession(t.world, tx, {
        brand,
        member: { id: memberId },
        method: 'username',
        origin: origin({ ip }),
      }),
    );
  await enter(away);
  t.world.clock.advance(6 * MINUTE_MS);
  await enter(here);
  t.world.clock.advance(10 * SECOND_MS);
  await enter(here, '203.0.113.9');
  expect((await live()).online).toEqual({ players: 1, sessions: 2 });
  const { value } = await call(nok.caller, contract.listOnlinePlayers);
  expect(value).toMatchObject({
    total: 1,
    players: [{ memberId: here, address: '203.0.113.9', sessions: 2 }],
  });
});

async function givenDeposit(status: 'checking' | 'credited', minutes: number): Promise<void> {
  const memberId = await givenMember(t.world, {});
  const id = t.world.newId('dep');
  const now = t.world.clock.now();
  const at = later(now, -minutes * MINUTE_MS);
  const paid = status === 'credited' ? 500 : 0;
  await sql`insert into deposits_order (id, reference, request_key, member_id, language, method,
      names, kind, currency, amount, fee_fixed, fee_ppm, paid, credited, status,
      expires_minutes, expires_at, queued_at, created_at, changed_at)
    values (${id}, ${id}, ${id}, ${memberId}, 'EN', 'bank', '{}', 'bank', 'THB', 500, 0, 0, ${paid},
      ${paid}, ${status}, 60, ${at}, ${at}, ${at}, ${at})`.execute(t.world.db);
  if (status === 'checking') return;
  await sql`insert into deposits_receipt (provider, payment_id, order_id, member_id, amount,
      covered, fee, credited, arrived_at, created_at)
    values ('hand', ${id}, ${id}, ${memberId}, 500, 0, 0, 500, ${now}, ${now})`.execute(t.world.db);
}

test('OPS-06 deposits and withdrawals tell how many wait, since when, and how long the middle one', async () => {
  for (const minutes of [2, 10, 40]) await givenDeposit('checking', minutes);
  for (const minutes of [1, 3]) await givenDeposit('credited', minutes);
  const now = t.world.clock.now();
  const { deposits, withdrawals } = await live();
  expect(deposits.waits).toEqual({
    count: 3,
    oldestAt: later(now, -40 * MINUTE_MS).toISOString(),
    medianSeconds: 10 * 60 + 5,
  });
  expect(deposits.lastHour).toEqual({ total: '1000', count: 2, medianSeconds: 120 });
  expect(withdrawals).toEqual({
    waits: { count: 0, oldestAt: null, medianSeconds: null },
    lastHour: { total: '0', count: 0, medianSeconds: null },
  });
});

test('OPS-06 a vendor whose calls are refused and a provider who is silent are shown as failing', async () => {
  await givenVendor(t.world, { code: 'acme' });
  await givenVendor(t.world, { code: 'calm' });
  const [acme, calm] = [await givenKey(t.world, 'acme'), await givenKey(t.world, 'calm')];
  const door = await openDoor(t.world, t.play);
  const memberId = await givenMember(t.world, { cash: 100n });
  const ask = { call: 'balance', body: { memberId, currency: 'THB' } };
  for (let place = 0; place < 3; place++) {
    await sendSigned(t.world, door.url, { ...acme, ...ask, secret: 'guessed' });
    expect((await sendSigned(t.world, door.url, { ...calm, ...ask })).status).toBe(200);
  }
  await door.close();
  const settings = {
    code: 'acmepay',
    url: 'http://127.0.0.1:9',
    keyId: 'k',
    secret: 's',
    noticeSecrets: [],
  };
  const provider = createProviders(t.world, settings, brand.timezone).get('acmepay');
  for (let place = 0; place < 3; place++) {
    await expect(provider?.askDeposit(t.world.newId('dep'))).rejects.toThrow();
  }
  await writeOutsideCalls(t.world);
  const { vendors, providers } = await live();
  const of = (code: string) => vendors.find((each) => each.code === code);
  expect(of('acme')).toMatchObject({ state: 'failing', calls: 3, failures: 3 });
  expect(of('calm')).toMatchObject({ state: 'well', calls: 3, failures: 0 });
  expect(providers).toMatchObject([{ code: 'acmepay', state: 'failing', calls: 3, failures: 3 }]);
  t.world.clock.advance(20 * MINUTE_MS);
  expect((await live()).vendors.every(({ state }) => state === 'quiet')).toBe(true);
});
