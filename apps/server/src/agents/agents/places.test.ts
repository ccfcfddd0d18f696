import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { givenAgent, givenBelow } from '../../testing/agents.ts';
import { useWorld } from '../../testing/world.ts';
import { countTeam, crumbsOf, ensureInTeam, findInTeam, getPlace, isDirect } from './index.ts';

const t = useWorld();

/** Where everybody would stand by a walk along the uplines, and where they do stand. */
const listUntrue = async () => {
  const { rows } = await sql`
    with recursive walk as (
      select m.id, p.number::text as path
      from members_member m join agents_place p on p.member_id = m.id where m.upline_id is null
      union all
      select m.id, walk.path || '.' || p.number::text
      from members_member m join walk on m.upline_id = walk.id
      join agents_place p on p.member_id = m.id)
    select m.id, walk.path as walked, p.path::text as kept
    from members_member m
    left join walk on walk.id = m.id left join agents_place p on p.member_id = m.id
    where walk.path is distinct from p.path::text`.execute(t.world.db);
  return rows;
};

afterEach(async () => expect(await listUntrue()).toEqual([]));

const move = (memberId: MemberId, uplineId: MemberId | null) =>
  t.world.db
    .updateTable('members_member')
    .set({ upline_id: uplineId })
    .where('id', '=', memberId)
    .execute();

const pathOf = async (memberId: MemberId) => (await getPlace(t.world.db, memberId)).path;
const agent = (uplineId: MemberId | null = null) => givenAgent(t.world, uplineId);
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

test('a newcomer stands below whoever invited them, or at the top', async () => {
  const top = await agent();
  const below = await agent(top.id);
  const { number, path } = await getPlace(t.world.db, below.id);
  expect(path).toBe(`${await pathOf(top.id)}.${number}`);
  expect(await pathOf(top.id)).toMatch(/^\d+$/);
});

test('who is moved takes everybody below along, and can be moved to the top', async () => {
  const [one, other] = [await agent(), await agent()];
  const middle = await agent(one.id);
  const leaf = await givenBelow(t.world, (await agent(middle.id)).id);
  await move(middle.id, other.id);
  expect(await countTeam(t.world.db, await pathOf(one.id))).toBe(1);
  expect(await countTeam(t.world.db, await pathOf(other.id))).toBe(4);
  expect((await crumbsOf(t.world.db, other.id, leaf.id)).at(1)?.account).toBe(middle.account);
  await move(middle.id, null);
  expect(await pathOf(middle.id)).toMatch(/^\d+$/);
});

test('nobody stands below themselves, near or far', async () => {
  const top = await agent();
  const middle = await agent(top.id);
  const leaf = await agent(middle.id);
  for (const upline of [top, middle, leaf]) {
    await expect(move(top.id, upline.id)).rejects.toMatchObject({ code: 'BZ410' });
  }
});

test('a tree a hundred levels deep is a tree, and can be moved', async () => {
  const line = [await agent()];
  while (line.length < 100) line.push(await agent(line.at(-1)?.id));
  const [top, second, bottom] = [line[0], line[1], line[99]];
  if (!top || !second || !bottom) throw new Error('the line is as long as it is');
  expect(await countTeam(t.world.db, await pathOf(top.id))).toBe(100);
  expect(await crumbsOf(t.world.db, top.id, bottom.id)).toHaveLength(100);
  const other = await agent();
  await move(second.id, other.id);
  expect(await findInTeam(t.world.db, top.id, bottom.id)).toBeNull();
  expect(await crumbsOf(t.world.db, other.id, bottom.id)).toHaveLength(100);
});

test('fifty newcomers and moves at the same moment leave every place true', async () => {
  const [one, other] = [await agent(), await agent()];
  const branches = await Promise.all(times(5, () => agent(one.id)));
  const leaves = await Promise.all(branches.map(({ id }) => agent(id)));
  const uplines = [...branches, ...leaves, one, other];
  const newcomers = times(50, (at) =>
    givenBelow(t.world, uplines[at % uplines.length]?.id ?? null),
  );
  const moves = branches.map(({ id }, at) => move(id, at % 2 === 0 ? other.id : null));
  await Promise.all([...newcomers.slice(0, 25), ...moves, ...newcomers.slice(25)]);
  expect(await countTeam(t.world.db, await pathOf(one.id))).toBeLessThan(62);
});

test('two who would each stand below the other: one is refused', async () => {
  const [one, other] = [await agent(), await agent()];
  const ends = await Promise.allSettled([move(one.id, other.id), move(other.id, one.id)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('AGENT-06 whoever is not in the own tree does not exist', async () => {
  const top = await agent();
  const [own, sibling] = [await agent(top.id), await agent(top.id)];
  const mine = await givenBelow(t.world, own.id);
  const theirs = await givenBelow(t.world, sibling.id);
  const { db } = t.world;
  expect(await findInTeam(db, own.id, own.id)).not.toBeNull();
  expect(await findInTeam(db, own.id, mine.id)).not.toBeNull();
  const foreign = [top.id, sibling.id, theirs.id, t.world.newId('mem')];
  for (const memberId of foreign) {
    expect(await findInTeam(db, own.id, memberId)).toBeNull();
    await expect(ensureInTeam(db, own.id, memberId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(crumbsOf(db, own.id, memberId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await isDirect(db, own.id, memberId)).toBe(false);
  }
  expect([await isDirect(db, own.id, mine.id), await isDirect(db, top.id, mine.id)]).toEqual([
    true,
    false,
  ]);
  expect(await isDirect(db, own.id, own.id)).toBe(false);
});
