import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import type { Ask } from '../../books/ledger/index.ts';
import { interruptBets, writeDays } from '../../books/limits/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { commandOf, givenMember, usePlay, ZONE } from '../../testing/play.ts';
import { expireTokens } from './index.ts';
import { PlayerMemory } from './player-memory.ts';
import { readFacts } from './read-facts.ts';

const t = usePlay();

/** Reads the facts of a bet while something happens just before its n-th question. */
async function readWhile(memberId: MemberId, place: number, happens: () => Promise<unknown>) {
  const today = dayOf(t.world.clock.now(), ZONE);
  let asked = 0;
  let before: Promise<unknown> = Promise.resolve();
  const ask: Ask = ({ text, values }) => {
    const isNow = (asked += 1) === place;
    const rows = before.then(async () => {
      if (isNow) await happens();
      return (await t.world.connection.pool.query(text, [...values])).rows;
    });
    before = rows;
    return rows;
  };
  const bet = commandOf('bet', { txId: 'read', memberId, amount: minor(900n), tokenHash: 'hash' });
  const beforehand = { today, memory: new PlayerMemory(), isInDoubt: () => true };
  return { today, facts: await readFacts(ask, [bet], beforehand) };
}

/** Writes a day as a bet decided on these facts would. */
async function isTaken(
  memberId: MemberId,
  { today, facts }: Awaited<ReturnType<typeof readWhile>>,
) {
  const guard = facts.versions.get(memberId) ?? 0n;
  const day = { memberId, day: today, staked: minor(900n), lost: minor(900n), guard };
  const { sql, values } = writeDays([day]);
  return t.world.connection.pool.query(sql, [...values]).then(
    () => true,
    () => false,
  );
}

const setLimit = (memberId: MemberId) =>
  t.world.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('limits_limit')
      .values({
        member_id: memberId,
        kind: 'stake',
        period: 'day',
        amount: minor(100n),
        changed_at: t.world.clock.now(),
      })
      .execute();
    await interruptBets(tx, memberId, t.world.clock.now());
  });

const PLACES = [1, 2, 3, 4, 5];

test.each(PLACES)(
  'SAFE-07 a limit set before question %i of a bet is seen or ends it',
  async (n) => {
    const memberId = await givenMember(t.world, { cash: 1_000n });
    const read = await readWhile(memberId, n, () => setLimit(memberId));
    const isSeen = read.facts.gauges.has(memberId);
    expect(isSeen || !(await isTaken(memberId, read))).toBe(true);
  },
);

test.each(PLACES)('a block before question %i of a bet is seen or ends it', async (n) => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const block = { memberId, status: 'blocked' } as const;
  const read = await readWhile(memberId, n, () =>
    t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, block)),
  );
  const isSeen = !read.facts.members.get(memberId)?.isActive;
  expect(isSeen || !(await isTaken(memberId, read))).toBe(true);
});

test('tokens ended while a bet is decided end the bet', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const read = await readWhile(memberId, 0, async () => {});
  const at = t.world.clock.now();
  await t.world.db.transaction().execute((tx) => expireTokens(tx, memberId, { at }));
  expect(await isTaken(memberId, read)).toBe(false);
});

test('SAFE-07 a limit set just after midnight ends a bet read just before it', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const noon = t.world.clock.now();
  t.world.clock.advance(midnightAfter(noon) - noon.getTime() - 1);
  const read = await readWhile(memberId, 0, async () => {});
  t.world.clock.advance(1);
  expect(dayOf(t.world.clock.now(), ZONE)).not.toBe(read.today);
  await setLimit(memberId);
  expect(await isTaken(memberId, read)).toBe(false);
});

/** The next midnight in Bangkok, which is always seven hours ahead. */
function midnightAfter(at: Date): number {
  const day = 24 * 3_600_000;
  const ahead = 7 * 3_600_000;
  return Math.ceil((at.getTime() + ahead + 1) / day) * day - ahead;
}
