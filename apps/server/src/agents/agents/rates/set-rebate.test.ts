import { setRebate } from '@baize/contract/agent';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { givenAgent, givenBelow, openAgents } from '../../../testing/agents.ts';
import { useWorld } from '../../../testing/world.ts';
import { rebateRateOf } from '../index.ts';

const t = useWorld();
const TOP = 80;

const set = async (agentId: MemberId, memberId: MemberId, rate: unknown) =>
  (await openAgents(t.world).ask(agentId, setRebate, { memberId, rate })).message ?? 'ok';

const rateOf = (memberId: MemberId) =>
  rebateRateOf(t.world.db, openAgents(t.world).brand, memberId);

const agent = (uplineId: MemberId | null = null) => givenAgent(t.world, uplineId);

test('AGENT-06 AGENT-24 a rate is within one’s own and not below those under it', async () => {
  const top = await agent();
  const middle = await agent(top.id);
  const leaf = await givenBelow(t.world, middle.id);
  expect([await rateOf(top.id), await rateOf(middle.id)]).toEqual([TOP, 0]);
  expect(await set(middle.id, leaf.id, 1)).toBe('rebate_above_own');
  expect(await set(top.id, middle.id, TOP + 1)).toBe('rebate_above_own');
  expect(await set(top.id, middle.id, TOP)).toBe('ok');
  expect(await set(middle.id, leaf.id, 50)).toBe('ok');
  expect(await set(top.id, middle.id, 49)).toBe('rebate_below_theirs');
  expect(await set(top.id, middle.id, 50)).toBe('ok');
  expect(await set(middle.id, leaf.id, 0)).toBe('ok');
  expect([await rateOf(middle.id), await rateOf(leaf.id)]).toEqual([50, 0]);
});

test('AGENT-06 only for direct downlines, and nobody else exists', async () => {
  const top = await agent();
  const [own, sibling] = [await agent(top.id), await agent(top.id)];
  const child = await agent(own.id);
  const grandchild = await givenBelow(t.world, child.id);
  expect(await set(own.id, grandchild.id, 0)).toBe('not_direct_downline');
  expect(await set(own.id, own.id, 0)).toBe('not_direct_downline');
  for (const memberId of [top.id, sibling.id, t.world.newId('mem')]) {
    expect(await set(own.id, memberId, 0)).toBe('not_found');
  }
});

test.each([-1, 0.5, 10_001, '1', null])('%j is no rate', async (rate) => {
  const top = await agent();
  expect(await set(top.id, (await agent(top.id)).id, rate)).toBe('invalid_input');
});

test('whoever sets rates at once, nobody ends above their upline', async () => {
  const top = await agent();
  const middle = await agent(top.id);
  const leaf = await agent(middle.id);
  await set(top.id, middle.id, 60);
  for (let round = 0; round < 10; round++) {
    await Promise.all([
      set(top.id, middle.id, 20 + round),
      set(middle.id, leaf.id, 60),
      set(middle.id, leaf.id, 10),
      set(top.id, middle.id, 60),
    ]);
    expect(await rateOf(leaf.id)).toBeLessThanOrEqual(await rateOf(middle.id));
  }
});
