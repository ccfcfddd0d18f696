import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { givenMember } from '../../testing/play.ts';
import { useWorld } from '../../testing/world.ts';
import { excludeMember } from '../exclusions/index.ts';
import { remindersJobs } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const HALF_YEAR_MS = 182 * DAY_MS;

const remind = async () => {
  const [job] = remindersJobs(brand);
  await job?.run(t.world, {} as never);
};

const reviewsOf = async (memberId: string) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId as never)
    .execute();
  return rows.map(({ news }) => news);
};

test('item 23 the page of limits is brought to mind each half year, once', async () => {
  const memberId = await givenMember(t.world);
  t.world.clock.advance(HALF_YEAR_MS - HOUR_MS);
  await remind();
  expect(await reviewsOf(memberId)).toEqual([]);
  t.world.clock.advance(HOUR_MS);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await reviewsOf(memberId)).toEqual([{ kind: 'limits_review', count: 0 }]);
  t.world.clock.advance(HALF_YEAR_MS);
  await remind();
  expect(await reviewsOf(memberId)).toHaveLength(2);
});

test('item 23 a reminder that is killed in the middle and run again tells nobody twice and misses nobody', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => givenMember(t.world)));
  t.world.clock.advance(HALF_YEAR_MS);
  const victim = members[3] ?? '';
  // The third message of the batch fails, as a killed process would leave it.
  await sql`create function test_break() returns trigger language plpgsql as $$
    begin if new.member_id = ${sql.lit(victim)} then raise 'killed'; end if; return new; end $$`.execute(
    t.world.db,
  );
  await sql`create trigger test_break before insert on messages_message
    for each row execute function test_break()`.execute(t.world.db);
  await expect(remind()).rejects.toThrow('killed');
  await sql`drop trigger test_break on messages_message`.execute(t.world.db);
  await remind();
  await remind();
  for (const memberId of members) expect(await reviewsOf(memberId)).toHaveLength(1);
});

test('item 23 it counts the limits a member set, and waits for the end of a break', async () => {
  const memberId = await givenMember(t.world);
  const resting = await givenMember(t.world);
  await t.world.db
    .insertInto('limits_limit')
    .values({
      member_id: memberId,
      kind: 'loss',
      period: 'day',
      amount: 500n as never,
      changed_at: t.world.clock.now(),
    })
    .execute();
  t.world.clock.advance(HALF_YEAR_MS);
  await t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId: resting,
      wanted: { kind: 'cooling_off', days: 1 },
      sessionId: null,
    }),
  );
  await remind();
  expect(await reviewsOf(memberId)).toEqual([{ kind: 'limits_review', count: 1 }]);
  expect(await reviewsOf(resting)).toEqual([]);
  t.world.clock.advance(DAY_MS);
  await remind();
  expect(await reviewsOf(resting)).toHaveLength(1);
});
