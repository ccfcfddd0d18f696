import * as limits from '@baize/contract/limits';
import * as records from '@baize/contract/records';
import * as team from '@baize/contract/team';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { countOptionsOf, countSlots, teamsRoutes } from '../agents/teams/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import { registry } from '../base/kernel/index.ts';
import { listUnbalanced } from '../books/ledger/index.ts';
import { limitsRoutes } from '../books/limits/index.ts';
import { type ModuleWallet, moduleWallet, type Play } from '../play/play/index.ts';
import { recordsRoutes } from '../records/index.ts';
import { givenAgent, givenBelow } from '../testing/agents.ts';
import { useBonuses } from '../testing/bonuses.ts';
import { openSeededCatalogue } from '../testing/catalogue.ts';
import { callerOf } from '../testing/operator.ts';
import { openPlay, pocketsOf } from '../testing/play.ts';

/** A module of the platform in twenty lines: it sells tickets of a draw, and knows no vendor. */
function openRaffle(play: Play) {
  const wallet: ModuleWallet = moduleWallet(play, 'raffle');
  const nameOf = (memberId: MemberId, ticket: string) => ({
    betId: ticket,
    memberId,
    currency: 'THB',
  });
  return {
    buy: (memberId: MemberId, ticket: string, price: bigint) => {
      t.world.clock.advance(SECOND_MS);
      return wallet.bet({
        ...nameOf(memberId, ticket),
        amount: minor(price),
        game: 'raffle',
        roundId: 'draw-1',
      });
    },
    draw: (memberId: MemberId, ticket: string, prize: bigint) =>
      wallet.settle(nameOf(memberId, ticket), minor(prize)),
    callOff: (memberId: MemberId, ticket: string) => wallet.void(nameOf(memberId, ticket)),
  };
}

const bonuses = useBonuses();
const { t } = bonuses;
const loaded = loadBrand('mekhala');
let raffle: ReturnType<typeof openRaffle>;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  const opened = openPlay(t.world);
  raffle = openRaffle(opened.play);
  const site = { ...loaded };
  call = callerOf(t.world, [
    ...recordsRoutes({ site, catalogue, launchers: new Map() }),
    ...teamsRoutes({ site, catalogue, launchers: new Map(), ratesOf: async () => new Map() }),
    ...limitsRoutes({ zone: loaded.brand.timezone, readDeposited: async () => minor(0n) }),
  ]);
  return async () => {
    await opened.close();
    await bus.stop();
  };
});

/** Somebody below an agent with 300.00 of cash and a bonus of 150.00, to be turned over twice. */
async function givenPlayer() {
  const agent = await givenAgent(t.world);
  const { id } = await givenBelow(t.world, agent.id);
  const { pay } = await bonuses.given({ promotion: 'half', amount: '30000' }, id);
  await pay(30_000n);
  return { id, agent };
}

type Listed = { readonly bets: readonly Readonly<Record<string, unknown>>[] };
type Profit = { readonly totals: Readonly<Record<string, unknown>> };

const asMember = (memberId: MemberId) => ({ role: 'member', memberId }) as const;

test('SAFE-01 MEM-04 AGENT-19 PROMO-05 a module of the platform bets, settles and voids by commands, and all that counts bets follows', async () => {
  const { id, agent } = await givenPlayer();
  const member = asMember(id);
  await call(member, limits.setLimit, { kind: 'stake', period: 'day', amount: '50000' });

  expect(await raffle.buy(id, 'won', 20_000n)).toEqual({
    ok: true,
    balance: 25_000n,
    moved: -20_000n,
    status: 'running',
  });
  expect(await raffle.draw(id, 'won', 50_000n)).toMatchObject({ ok: true, status: 'settled' });
  await raffle.buy(id, 'lost', 10_000n);
  await raffle.draw(id, 'lost', 0n);
  await raffle.buy(id, 'called-off', 20_000n);
  await expectLimitReached(id);
  expect(await raffle.callOff(id, 'called-off')).toMatchObject({ moved: 20_000n, status: 'void' });
  // The room under the limit came back with the stake.
  await raffle.buy(id, 'drawn-by-mistake', 20_000n);
  await raffle.draw(id, 'drawn-by-mistake', 30_000n);
  expect(await raffle.callOff(id, 'drawn-by-mistake')).toMatchObject({ moved: -10_000n });

  const listed = await call(member, records.listBets, { language: 'EN' });
  const { bets } = listed.value as unknown as Listed;
  expect(bets.map(({ status, stake, payout }) => [status, stake, payout])).toEqual([
    ['void', '20000', '0'],
    ['void', '20000', '0'],
    ['settled', '10000', '0'],
    ['settled', '20000', '50000'],
  ]);

  t.world.clock.advance(8 * MINUTE_MS);
  await countSlots(t.world, countOptionsOf(loaded.brand));
  const profit = await call({ role: 'agent', memberId: agent.id }, team.readTeamProfit, {});
  expect((profit.value as unknown as Profit).totals).toMatchObject({
    betCount: 2,
    validBets: '30000',
    prizes: '50000',
    grossWin: '-20000',
  });

  await bonuses.settle();
  expect(await bonuses.list(id)).toMatchObject([
    { state: 'completed', kept: '15000', turnover: { required: '30000', done: '30000' } },
  ]);
  expect(await pocketsOf(t.world, id)).toEqual({ cash: 65_000n, bonus: 0n });
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

const expectLimitReached = async (id: MemberId) =>
  expect(await raffle.buy(id, 'too-much', 1n)).toMatchObject({
    ok: false,
    code: 'limit_reached',
    details: { kind: 'stake', period: 'day' },
  });

test('MONEY-15 a command that a job repeats moves money once and is answered the same', async () => {
  const { id } = await givenPlayer();
  const ask = [
    () => raffle.buy(id, 'again', 10_000n),
    () => raffle.draw(id, 'again', 4_000n),
    () => raffle.callOff(id, 'again'),
  ];
  for (const once of ask) expect(await once()).toEqual(await once());
  expect(await pocketsOf(t.world, id)).toEqual({ cash: 30_000n, bonus: 15_000n });
  // Called off before it was sold, a ticket is never sold.
  expect(await raffle.callOff(id, 'early')).toMatchObject({ ok: true, moved: 0n });
  expect(await raffle.buy(id, 'early', 10_000n)).toMatchObject({ ok: false, code: 'bet_void' });
});

test('its commands, and the batches that write them, are counted among the figures', async () => {
  const figures = await registry.metrics();
  const commands = 'baize_wallet_commands_total{vendor="raffle",command="bet",outcome="answered"}';
  expect(figures).toContain(commands);
  expect(figures).toMatch(/^baize_ledger_batch_attempts_total\{way="\w+",outcome="done"\} [1-9]/m);
  expect(figures).toMatch(/^baize_ledger_batch_requests_count [1-9]/m);
});
