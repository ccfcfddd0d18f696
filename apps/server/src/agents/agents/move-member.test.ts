import { moveMember, setRebate } from '@baize/contract/agent';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { type AuditLine, verifyAudit } from '../../people/operators/index.ts';
import { givenAgent, givenBelow, openAgents } from '../../testing/agents.ts';
import { operatorOf } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { countTeam, findInTeam, getPlace, type Move, rebateRateOf } from './index.ts';
import { DEPTH_MAX } from './rules.ts';

const t = useWorld();
const ADMIN = operatorOf('admin');
const REASON = 'the agent asked for it';

const move = (memberId: MemberId, toAccount: string | null, facts = {}) =>
  openAgents(t.world, facts).call(ADMIN, moveMember, { memberId, toAccount, reason: REASON });

const agent = (uplineId: MemberId | null = null) => givenAgent(t.world, uplineId);
const rateOf = (memberId: MemberId) =>
  rebateRateOf(t.world.db, openAgents(t.world).brand, memberId);

const lastAudit = (): Promise<AuditLine> =>
  t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject', 'reason', 'details'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow() as Promise<never>;

test('AGENT-06 a move takes everybody below along, and is written down', async () => {
  const [one, other] = [await agent(), await agent()];
  const moved = await agent(one.id);
  const leaf = await givenBelow(t.world, moved.id);
  const reported: Move[] = [];
  const moveFigures = async (_: unknown, told: Move) => void reported.push(told);
  const { value } = await move(moved.id, other.account.toUpperCase(), { moveFigures });
  expect(value).toEqual({ upline: { memberId: other.id, account: other.account } });
  expect(await findInTeam(t.world.db, one.id, leaf.id)).toBeNull();
  expect(await findInTeam(t.world.db, other.id, leaf.id)).not.toBeNull();
  expect(reported).toEqual([{ memberId: moved.id, fromUpline: one.id, toUpline: other.id }]);
  const rows = await t.world.db.selectFrom('agents_move').selectAll().execute();
  expect(rows).toMatchObject([
    { member_id: moved.id, from_upline: one.id, to_upline: other.id, reason: REASON },
  ]);
  expect(await lastAudit()).toEqual({
    action: 'member.moved',
    subject: moved.id,
    reason: REASON,
    details: { from: one.id, to: other.id },
  });
  expect((await verifyAudit(t.world.db)).breaks).toEqual([]);
});

test('to the top of a line, and once more changes nothing', async () => {
  const one = await agent();
  const moved = await agent(one.id);
  expect((await move(moved.id, null)).value).toEqual({ upline: null });
  const before = await lastAudit();
  expect((await move(moved.id, null)).value).toEqual({ upline: null });
  expect((await move(one.id, null)).value).toEqual({ upline: null });
  expect(await lastAudit()).toEqual(before);
  expect((await getPlace(t.world.db, moved.id)).path).toMatch(/^\d+$/);
});

test('a cycle, somebody who is no agent, or nobody at all is refused', async () => {
  const top = await agent();
  const below = await agent(top.id);
  const member = await givenBelow(t.world, below.id);
  const trial = await givenBelow(t.world, null, { type: 4 });
  for (const [memberId, account, code] of [
    [top.id, top.account, 'tree_cycle'],
    [top.id, below.account, 'tree_cycle'],
    [below.id, member.account, 'not_an_agent'],
    [below.id, trial.account, 'not_an_agent'],
    [below.id, 'nobody', 'not_found'],
    [below.id, '', 'not_found'],
    [trial.id, top.account, 'not_found'],
    [t.world.newId('mem'), top.account, 'not_found'],
  ] as const) {
    expect((await move(memberId, account)).message, account).toBe(code);
  }
  expect(await countTeam(t.world.db, (await getPlace(t.world.db, top.id)).path)).toBe(3);
});

test('agreements with the upline hold somebody where they are', async () => {
  const [one, other] = [await agent(), await agent()];
  const moved = await agent(one.id);
  const hasAgreements = async (_: unknown, memberId: MemberId) => memberId === moved.id;
  const refused = await move(moved.id, other.account, { hasAgreements });
  expect(refused.message).toBe('agreements_in_force');
  expect(await findInTeam(t.world.db, one.id, moved.id)).not.toBeNull();
});

test('nobody arrives with more than the new upline gets', async () => {
  const { ask, brand } = openAgents(t.world);
  const top = await agent();
  const [poor, rich] = [await agent(top.id), await agent(top.id)];
  const child = await agent(rich.id);
  await ask(top.id, setRebate, { memberId: poor.id, rate: 30 });
  await ask(top.id, setRebate, { memberId: rich.id, rate: 70 });
  await ask(rich.id, setRebate, { memberId: child.id, rate: 50 });
  await move(rich.id, poor.account);
  expect([await rateOf(rich.id), await rateOf(child.id)]).toEqual([30, 30]);
  // Who was the first of a line had the brand's own rate without anybody's saying so.
  const first = await agent();
  await move(first.id, top.account);
  expect(await rateOf(first.id)).toBe(brand.agents.topRebateRate);
  await move(first.id, poor.account);
  expect(await rateOf(first.id)).toBe(30);
});

test('a line does not become deeper than the tree can hold', async () => {
  const line = [await agent()];
  while (line.length < DEPTH_MAX - 1) line.push(await agent(line.at(-1)?.id));
  const bottom = line.at(-1)?.account ?? '';
  const pair = await agent();
  const second = await agent(pair.id);
  expect((await move(pair.id, bottom)).message).toBe('tree_too_deep');
  expect((await move(second.id, bottom)).message).toBeNull();
});

test('only those who are trusted with it move anybody', async () => {
  const { call } = openAgents(t.world);
  const wire = { memberId: (await agent()).id, toAccount: null, reason: REASON };
  for (const role of ['finance', 'risk', 'support', 'auditor'] as const) {
    expect((await call(operatorOf(role), moveMember, wire)).message, role).not.toBeNull();
  }
});

test('moves against each other at once: one order, no cycle', async () => {
  const [one, other] = [await agent(), await agent()];
  const replies = await Promise.all([move(one.id, other.account), move(other.id, one.account)]);
  const codes = replies.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['ok', 'tree_cycle']);
});
