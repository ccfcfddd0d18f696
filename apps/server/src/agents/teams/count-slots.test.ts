import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenAgent, givenBelow } from '../../testing/agents.ts';
import { giveMoney } from '../../testing/money.ts';
import { commandOf, perform, usePlay } from '../../testing/play.ts';
import { COUNTING, closedRows, days, expectTrue, standing, told } from '../../testing/team-sums.ts';
import { countSlots, moveFigures, readClosedTo, rebuildDays } from './index.ts';

const t = usePlay();
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

const count = () => countSlots(t.world, COUNTING);

const KINDS = {
  instant: 9,
  bet: 4,
  settle: 5,
  resettle: 4,
  unsettle: 3,
  void: 4,
  rollback: 1,
  tip: 1,
  late: 3,
  deposit: 2,
  bonus: 1,
  move: 3,
  seconds: 4,
  minutes: 2,
  day: 3,
  count: 7,
} as const;

type Kind = keyof typeof KINDS;

const act = fc.record({
  kind: fc.constantFrom(
    ...Object.entries(KINDS).flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind as Kind)),
  ),
  who: fc.nat(50),
  amount: fc.integer({ min: 1, max: 200 }),
});

let runs = 0;

/** A tree of three levels, and what one run of the property has made so far. */
async function newTree() {
  const { world } = t;
  const top = await givenAgent(world);
  const other = await givenAgent(world);
  const middle = await givenAgent(world, top.id);
  const low = await givenAgent(world, middle.id);
  const agents = [top, other, middle, low].map(({ id }) => id);
  const members: MemberId[] = [];
  for (const upline of agents) {
    const { id } = await givenBelow(world, upline);
    await giveMoney(world, id, { amount: 1_000_000n, reason: 'given' });
    members.push(id);
  }
  for (const id of agents) await giveMoney(world, id, { amount: 1_000_000n, reason: 'given' });
  return { agents, members: [...members, ...agents] };
}

async function move(memberId: MemberId, toUpline: MemberId | null): Promise<void> {
  const { db } = t.world;
  await db.transaction().execute(async (tx) => {
    const { upline_id: fromUpline } = await tx
      .selectFrom('members_member')
      .select('upline_id')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('members_member')
      .set({ upline_id: toUpline })
      .where('id', '=', memberId)
      .execute();
    await moveFigures(tx, { memberId, fromUpline, toUpline });
  });
}

type Tree = Awaited<ReturnType<typeof newTree>>;
type Act = { readonly kind: Kind; readonly who: number; readonly amount: number };
type Bets = { readonly open: [MemberId, string][]; readonly over: [MemberId, string][] };

const pick = <Value>(list: readonly Value[], at: number): Value | undefined =>
  list[at % Math.max(1, list.length)];

async function play(tree: Tree, bets: Bets, { kind, who, amount, txId }: Act & { txId: string }) {
  const memberId = pick(tree.members, who);
  if (!memberId) throw new Error('the tree has members');
  const game = who % 3 === 0 ? 'over-under' : who % 3 === 1 ? 'coin-duel' : 'nobody-knows-it';
  const facts = { vendor: STUDIO, txId, game, amount: minor(BigInt(amount)) };
  if (kind === 'instant' || kind === 'late') {
    const payout = minor(BigInt(who * 3));
    await perform(t.play, commandOf('bet-and-settle', { ...facts, memberId, payout }));
    bets.over.push([memberId, txId]);
  } else if (kind === 'bet' || kind === 'tip') {
    await perform(t.play, commandOf(kind, { ...facts, memberId }));
    if (kind === 'bet') bets.open.push([memberId, txId]);
  } else if (kind === 'settle' || kind === 'rollback') {
    const [owner, betId] = bets.open.shift() ?? [];
    if (!owner || !betId) return;
    await perform(t.play, commandOf(kind, { ...facts, memberId: owner, betId }));
    if (kind === 'settle') bets.over.push([owner, betId]);
  } else {
    const [owner, betId] = pick(bets.over, who) ?? [];
    if (!owner || !betId) return;
    const command =
      kind === 'void' ? 'void-settled' : kind === 'resettle' ? 'resettle' : 'unsettle';
    await perform(t.play, commandOf(command, { ...facts, memberId: owner, betId }));
  }
}

/** A cycle is refused by the database: then nobody was moved. */
async function tryMove({ agents, members }: Tree, { who, amount }: Act): Promise<void> {
  const memberId = pick(members, who);
  const to = amount % 7 === 0 ? null : pick(agents, amount);
  if (!memberId || to === undefined) return;
  await move(memberId, to).catch((error: { code?: string }) => {
    if (error.code !== 'BZ410') throw error;
  });
}

async function doOne(tree: Tree, bets: Bets, one: Act & { txId: string }): Promise<void> {
  const { world } = t;
  const { kind, who, amount, txId } = one;
  const memberId = pick(tree.members, who);
  if (kind === 'seconds') world.clock.advance(amount * SECOND_MS);
  else if (kind === 'minutes') world.clock.advance((amount / 10) * MINUTE_MS);
  else if (kind === 'day') world.clock.advance((1 + (who % 3)) * DAY_MS + HOUR_MS);
  else if (kind === 'move') await tryMove(tree, one);
  else if (kind === 'deposit' || kind === 'bonus') {
    const reason = kind === 'deposit' ? 'deposit_credited' : 'bonus_given';
    if (memberId) await giveMoney(world, memberId, { amount: BigInt(amount), reason, key: txId });
  } else if (kind === 'late') {
    // Decided before the last slot was closed, and written now.
    const agoMs = world.clock.now().getTime() - (await readClosedTo(world.db)).getTime();
    const backMs = agoMs + (amount % 110) * SECOND_MS;
    if (agoMs > HOUR_MS) return;
    world.clock.advance(-backMs);
    await play(tree, bets, one);
    world.clock.advance(backMs);
  } else if (kind === 'count') {
    const closed = await readClosedTo(world.db);
    const before = await closedRows(world, closed);
    await (who % 3 === 0 ? Promise.all([count(), count(), count()]) : count());
    expect(await closedRows(world, closed)).toEqual(before);
  } else {
    await play(tree, bets, one);
  }
}

test('AGENT-04 whatever is decided, corrected, written late or moved: what is counted equals the bets, slots that are closed stay, and teams are the sums of their members', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 90 }), async (acts) => {
      runs += 1;
      const tree = await newTree();
      const bets: Bets = { open: [], over: [] };
      for (const [index, one] of acts.entries()) {
        t.world.clock.advance(SECOND_MS);
        await doOne(tree, bets, { ...one, txId: `count-${runs}-${index}` });
        if (one.kind === 'count' || one.kind === 'move') await expectTrue(t.world);
      }
      t.world.clock.advance(6 * MINUTE_MS);
      await count();
      expect(await told(t.world)).toEqual(await standing(t.world));
      await expectTrue(t.world);
      const was = [
        await days(t.world, 'own'),
        await days(t.world, 'direct'),
        await days(t.world, 'below'),
      ];
      await rebuildDays(t.world, COUNTING);
      expect([
        await days(t.world, 'own'),
        await days(t.world, 'direct'),
        await days(t.world, 'below'),
      ]).toEqual(was);
    }),
    { numRuns: 6 },
  );
}, 240_000);

test('counted while bets are written and people are moved, by three at once: nothing is lost and nothing counts twice', async () => {
  const tree = await newTree();
  const [top, other, middle] = tree.agents;
  if (!top || !other || !middle) throw new Error('the tree has agents');
  const bets: Bets = { open: [], over: [] };
  for (let round = 0; round < 4; round += 1) {
    const played = Array.from({ length: 20 }, (_, at) =>
      play(tree, bets, {
        kind: 'instant',
        who: at,
        amount: 10 + at,
        txId: `race-${round}-${at}`,
      }),
    );
    await Promise.all([...played, count(), move(middle, round % 2 === 0 ? other : top), count()]);
    t.world.clock.advance(6 * MINUTE_MS);
    await Promise.all([count(), count(), move(middle, round % 2 === 0 ? top : other)]);
    await expectTrue(t.world);
  }
  expect(await told(t.world)).toEqual(await standing(t.world));
});
