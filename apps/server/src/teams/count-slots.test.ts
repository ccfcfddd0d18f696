import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenAgent, givenBelow } from '../testing/agents.ts';
import { giveMoney } from '../testing/money.ts';
import { commandOf, perform, usePlay, ZONE } from '../testing/play.ts';
import { countSlots, moveFigures, readClosedTo, rebuildDays } from './index.ts';

const t = usePlay();
const OPTIONS = { currency: 'THB', zone: ZONE, activeValidBets: minor(150n) };
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

const count = () => countSlots(t.world, OPTIONS);

const ask = async (query: ReturnType<typeof sql>): Promise<unknown> =>
  (await query.execute(t.world.db)).rows;

/** What rows of all slots say of each slot that bets were placed in; nothing is not told. */
const told = () =>
  ask(sql`select member_id, of_slot_at, sum(bet_count)::bigint as bets,
      sum(valid_bets)::bigint as valid, sum(prizes)::bigint as prizes
    from teams_figure group by 1, 2
    having sum(bet_count) <> 0 or sum(valid_bets) <> 0 or sum(prizes) <> 0 order by 1, 2`);

/** The same from the bets themselves. */
const standing = () =>
  ask(sql`select member_id, date_bin('5 minutes', placed_at, '2000-01-01Z') as of_slot_at,
      count(*) as bets, sum(stake_cash + stake_bonus)::bigint as valid,
      sum(payout_cash + payout_bonus)::bigint as prizes
    from play_bet where status = 'settled' and kind = 'bet' group by 1, 2 order by 1, 2`);

const closedRows = (before: Date) =>
  ask(sql`select * from teams_figure where slot_at < ${before}
    order by member_id, of_slot_at, category, slot_at`);

const SUMS = sql`sum(bet_count)::bigint as bets, sum(valid_bets)::bigint as valid,
  sum(prizes)::bigint as prizes, sum(deposits)::bigint as deposits,
  sum(withdrawals)::bigint as withdrawals, sum(bonuses)::bigint as bonuses,
  sum(joined)::bigint as joined, sum(first_deposits)::bigint as first, sum(active)::bigint as active,
  sum(active_week)::bigint as week, sum(active_first)::bigint as month`;

const SOMETHING = sql`bet_count <> 0 or valid_bets <> 0 or prizes <> 0 or deposits <> 0
  or withdrawals <> 0 or bonuses <> 0 or joined <> 0 or first_deposits <> 0 or active <> 0
  or active_week <> 0 or active_first <> 0`;

const days = (part: 'own' | 'direct' | 'below') =>
  ask(sql`select member_id, day_on::text, ${SUMS} from teams_day
    where part = ${part} and (${SOMETHING}) group by 1, 2 order by 1, 2`);

/** Added up from what everybody did themselves, along the uplines as they stand. */
const addedUp = (part: 'direct' | 'below') =>
  ask(sql`
    with recursive line as (
      select id as member_id, upline_id as above from members_member where upline_id is not null
      union all
      select l.member_id, m.upline_id from line l join members_member m on m.id = l.above
      where m.upline_id is not null and ${part === 'below'}),
    own as (
      select * from teams_day where part = 'own'
      union all
      select member_id, 'own', w.day_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 from (
        select distinct member_id, generate_series(day_on, day_on + 6, '1 day')::date as day_on
        from teams_day where part = 'own' and active > 0) as w)
    select line.above as member_id, day_on::text, ${SUMS}
    from line join own on own.member_id = line.member_id where ${SOMETHING} group by 1, 2
    order by 1, 2`);

const ownFromSlots = () =>
  ask(sql`select f.member_id, (f.slot_at at time zone ${ZONE})::date::text as day_on,
      sum(f.bet_count)::bigint as bets, sum(f.valid_bets)::bigint as valid,
      sum(f.prizes)::bigint as prizes,
      (sum(f.valid_bets) >= ${OPTIONS.activeValidBets})::int::bigint as active
    from teams_figure f group by 1, 2 order by 1, 2`);

const ownPlayed = () =>
  ask(sql`select member_id, day_on::text, bet_count as bets, valid_bets as valid, prizes,
      active::bigint as active
    from teams_day d where part = 'own' and exists (select from teams_figure f
      where f.member_id = d.member_id and (f.slot_at at time zone ${ZONE})::date = d.day_on)
    order by 1, 2`);

/** Whether somebody was active for the first time in the month of a day. */
const untrueFirsts = () =>
  ask(sql`select * from teams_day d where part = 'own' and active_first <> (active > 0
    and not exists (select from teams_day e where e.member_id = d.member_id and e.part = 'own'
      and e.active > 0 and e.day_on < d.day_on
      and date_trunc('month', e.day_on) = date_trunc('month', d.day_on)))::int`);

const playDays = (part: string) =>
  ask(sql`select member_id, day_on::text, sum(bet_count)::bigint as bets,
      sum(valid_bets)::bigint as valid, sum(prizes)::bigint as prizes
    from teams_play_day where part = ${part} group by 1, 2
    having sum(bet_count) <> 0 or sum(valid_bets) <> 0 or sum(prizes) <> 0 order by 1, 2`);

const betsOfDays = (part: string) =>
  ask(sql`select member_id, day_on::text, bet_count as bets, valid_bets as valid, prizes
    from teams_day where part = ${part} and (bet_count <> 0 or valid_bets <> 0 or prizes <> 0)
    order by 1, 2`);

async function expectTrue(): Promise<void> {
  expect(await days('below')).toEqual(await addedUp('below'));
  expect(await days('direct')).toEqual(await addedUp('direct'));
  expect(await ownPlayed()).toEqual(await ownFromSlots());
  expect(await untrueFirsts()).toEqual([]);
  for (const part of ['own', 'direct', 'below']) {
    expect(await playDays(part)).toEqual(await betsOfDays(part));
  }
}

const KINDS = {
  instant: 5,
  bet: 4,
  settle: 4,
  resettle: 3,
  unsettle: 2,
  void: 2,
  rollback: 1,
  tip: 1,
  late: 2,
  deposit: 2,
  bonus: 1,
  move: 2,
  seconds: 4,
  minutes: 3,
  day: 2,
  count: 4,
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
  for (const upline of [...agents, ...agents]) {
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
  else if (kind === 'minutes') world.clock.advance(amount * MINUTE_MS);
  else if (kind === 'day') world.clock.advance((who % 9) * DAY_MS + HOUR_MS);
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
    const before = await closedRows(closed);
    await (who % 3 === 0 ? Promise.all([count(), count(), count()]) : count());
    expect(await closedRows(closed)).toEqual(before);
  } else {
    await play(tree, bets, one);
  }
}

test('AGENT-04 whatever is decided, corrected, written late or moved: what is counted equals the bets, slots that are closed stay, and teams are the sums of their members', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 45 }), async (acts) => {
      runs += 1;
      const tree = await newTree();
      const bets: Bets = { open: [], over: [] };
      for (const [index, one] of acts.entries()) {
        t.world.clock.advance(SECOND_MS);
        await doOne(tree, bets, { ...one, txId: `count-${runs}-${index}` });
        if (one.kind === 'count' || one.kind === 'move') await expectTrue();
      }
      t.world.clock.advance(6 * MINUTE_MS);
      await count();
      expect(await told()).toEqual(await standing());
      await expectTrue();
      const was = [await days('own'), await days('direct'), await days('below')];
      await rebuildDays(t.world, OPTIONS);
      expect([await days('own'), await days('direct'), await days('below')]).toEqual(was);
    }),
    { numRuns: 8 },
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
    await expectTrue();
  }
  expect(await told()).toEqual(await standing());
});

test('newcomers, deposits, first deposits and bonuses are told two minutes later, on the day they happened', async () => {
  const { world } = t;
  await count();
  const top = await givenAgent(world);
  const { id } = await givenBelow(world, top.id);
  await giveMoney(world, id, { amount: 500n, reason: 'deposit_credited', key: 'one' });
  await giveMoney(world, id, { amount: 70n, reason: 'deposit_credited', key: 'two' });
  await giveMoney(world, id, { amount: 30n, reason: 'bonus_given', key: 'three' });
  await giveMoney(world, id, { amount: 5n, reason: 'rebate_paid', key: 'four' });
  await giveMoney(world, id, { amount: 2n, reason: 'adjusted', key: 'five' });
  world.clock.advance(8 * MINUTE_MS);
  await count();
  const { rows } = await sql`select part, deposits, bonuses, joined, first_deposits from teams_day
    where member_id in (${top.id}, ${id}) and joined + deposits > 0 order by part, deposits`.execute(
    world.db,
  );
  expect(rows).toEqual([
    { part: 'below', deposits: 570n, bonuses: 35n, joined: 1, first_deposits: 1 },
    { part: 'direct', deposits: 570n, bonuses: 35n, joined: 1, first_deposits: 1 },
    { part: 'own', deposits: 0n, bonuses: 0n, joined: 1, first_deposits: 0 },
    { part: 'own', deposits: 570n, bonuses: 35n, joined: 1, first_deposits: 1 },
  ]);
});
