import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/settlement';
import * as team from '@baize/contract/team';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import type { Member } from '../../../people/members/index.ts';
import { givenAgent, givenBelow } from '../../../testing/agents.ts';
import { openSeededCatalogue } from '../../../testing/catalogue.ts';
import { callerOf } from '../../../testing/operator.ts';
import { commandOf, perform, usePlay } from '../../../testing/play.ts';
import { give, givenAgreed, moment, optionsOf, tierOf } from '../../../testing/settlement.ts';
import { countOptionsOf, countSlots, teamsRoutes } from '../../teams/index.ts';
import { settlementRoutes } from '../routes.ts';
import { replayRun } from '../runs/replay-run.ts';
import { runDue } from '../runs/run-due.ts';
import { startRebates } from '../runs/run-queries.ts';

const t = usePlay();
const loaded = loadBrand('mekhala');
const { brand } = loaded;
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const AMOUNT = '50000';
/** Monday to Sunday. */
const WEEK = { from: '2026-11-16', to: '2026-11-22' };

type AnswerValue = Readonly<Record<string, never>>;
let ask: (endpoint: Endpoint, wire?: Readonly<Record<string, unknown>>) => Promise<AnswerValue>;
let top: Member;

/** A week in which one reaches the amount on a day, one over three days, and one never. */
beforeAll(async () => {
  const { world } = t;
  const { bus, catalogue } = await openSeededCatalogue(world);
  const call = callerOf(world, [
    ...settlementRoutes({ brand, catalogue, isOn: () => true }),
    ...teamsRoutes({
      site: loaded,
      catalogue,
      launchers: new Map(),
      ratesOf: async () => new Map(),
    }),
  ]);
  const monday = moment('2026-11-16T00:00:00+07:00');
  world.clock.advance(+later(monday, HOUR_MS) - +world.clock.now());
  await startRebates(world.db, later(world.clock.now(), 365 * DAY_MS));
  top = await givenAgent(world);
  ask = async (endpoint, wire = {}) => {
    const caller = { role: 'agent', memberId: top.id } as const;
    const { message, value } = await call(caller, endpoint, wire);
    expect(message).toBeNull();
    return value as AnswerValue;
  };
  const tiers = [
    tierOf(1_000),
    tierOf(2_000, { activeMembers: 2 }),
    tierOf(3_000, { activeMembers: 3 }),
  ];
  const agreed = { payer: null, payee: top.id, kind: 'dividend', period: 'week', tiers } as const;
  await givenAgreed(world, { ...agreed, from: monday });
  const [atOnce, slowly, little] = [
    await givenBelow(world, top.id),
    await givenBelow(world, top.id),
    await givenBelow(world, top.id),
  ];
  for (const { id } of [atOnce, slowly, little]) await give(world, id, 10_000_000n);
  await bet(atOnce, 50_000n);
  for (let day = 0; day < 3; day += 1) {
    await bet(slowly, 20_000n);
    await bet(little, 9_000n);
    world.clock.advance(DAY_MS);
  }
  await countSlots(world, countOptionsOf(brand));
  return () => bus.stop();
}, 60_000);

let bets = 0;

async function bet({ id: memberId }: Member, stake: bigint): Promise<void> {
  bets += 1;
  const facts = { vendor: STUDIO, game: 'over-under', amount: minor(stake), payout: minor(0n) };
  const told = await perform(
    t.play,
    commandOf('bet-and-settle', { ...facts, txId: `active-${bets}`, memberId }),
  );
  if (!told.ok) throw new Error(JSON.stringify(told));
}

const reached = (tiers: readonly { thresholds: readonly { of: string; reached: string }[] }[]) =>
  tiers.map(({ thresholds }) => thresholds.find(({ of }) => of === 'activeMembers')?.reached);

test('DOOR-28 report, preview, bill and tier count the active members of a week alike, and say by which amount', async () => {
  const { mine } = (await ask(contract.previewSettlement, { kind: 'dividend' })) as unknown as {
    mine: { activeMembers: number; activeValidBets: string; tier: number; tiers: never[] };
  };
  expect(mine).toMatchObject({ activeMembers: 2, activeValidBets: AMOUNT, tier: 2 });
  expect(reached(mine.tiers)).toEqual(['2', '2', '2']);

  t.world.clock.advance(5 * DAY_MS);
  await countSlots(t.world, countOptionsOf(brand));
  await runDue(t.world, optionsOf());
  const { bills } = (await ask(contract.listDividends, WEEK)) as unknown as {
    bills: { billId: Id<'bil'> }[];
  };
  const billId = bills[0]?.billId;
  const detail = (await ask(contract.readBill, { billId })) as unknown as {
    bill: object;
    tiers: never[];
    lines: { activeMembers: number }[];
  };
  expect(detail.bill).toMatchObject({ activeMembers: 2, activeValidBets: AMOUNT, tier: 2 });
  expect(reached(detail.tiers)).toEqual(['2', '2', '2']);
  expect(detail.lines.reduce((sum, line) => sum + line.activeMembers, 0)).toBe(2);

  for (const scope of ['team', 'direct']) {
    const report = await ask(team.readTeamOverview, { ...WEEK, scope });
    expect(report).toMatchObject({ now: { activeMembers: 2 }, activeValidBets: AMOUNT });
    const people = await ask(team.readTeamProfit, { ...WEEK, scope, figure: 'activeMembers' });
    expect(people).toMatchObject({ totals: { activeMembers: 2 }, activeValidBets: AMOUNT });
    expect((people as unknown as { rows: unknown[] }).rows).toHaveLength(2);
  }
});

test('DOOR-28 another amount counts reports anew; a bill stays as it was made, and says by what', async () => {
  const activeValidBets = minor(60_001n);
  const changed = { ...brand.agents, activeValidBets: `${activeValidBets}` };
  await countSlots(t.world, { ...countOptionsOf(brand), activeValidBets });
  expect(await ask(team.readTeamOverview, WEEK)).toMatchObject({
    now: { activeMembers: 0 },
    activeValidBets: '60001',
  });
  const { id, bill } = await t.world.db
    .selectFrom('settlement_run as r')
    .innerJoin('settlement_bill as b', 'b.run_id', 'r.id')
    .select(['r.id', 'b.id as bill'])
    .where('r.kind', '=', 'dividend')
    .executeTakeFirstOrThrow();
  const replay = await replayRun(t.world.db, optionsOf({ agents: changed }), id);
  expect(replay?.differences).toEqual([]);
  expect(await ask(contract.readBill, { billId: bill })).toMatchObject({
    bill: { activeMembers: 2, activeValidBets: AMOUNT },
  });
});
