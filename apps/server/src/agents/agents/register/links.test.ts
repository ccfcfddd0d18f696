import {
  changeLink,
  createLink,
  type InviteLink,
  readRegisterCenter,
  setRebate,
  visitLink,
} from '@baize/contract/agent';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { answer } from '../../../base/kernel/index.ts';
import { hearDeposit } from '../../../cashier/deposits/index.ts';
import { changeStatus, findByAccount } from '../../../people/members/index.ts';
import { givenAgent, openAgents } from '../../../testing/agents.ts';
import { givenOrder, HEARING, useDeposits } from '../../../testing/deposits.ts';
import { fillForm, register } from '../../../testing/newcomer.ts';
import { asked, origin } from '../../../testing/world.ts';
import { agentsRoutes, rebateRateOf } from '../index.ts';

const t = useDeposits();

let keys = 0;
const wish = (facts = {}) => {
  keys += 1;
  return {
    requestKey: `link-${keys}-key`,
    name: 'Line group',
    brings: 'member',
    rebateRate: 40,
    ...facts,
  };
};

const make = async (agentId: MemberId, facts = {}) => {
  const { message, value } = await openAgents(t.world).ask(agentId, createLink, wish(facts));
  return { message, link: value as unknown as InviteLink };
};

const center = async (agentId: MemberId) =>
  (await openAgents(t.world).ask(agentId, readRegisterCenter)).value as unknown as {
    readonly links: readonly InviteLink[];
  };

async function join(code: string) {
  const form = await fillForm(t.world, { affiliateCode: code.toLowerCase() });
  const { message } = await register(t.world, form);
  const member = await findByAccount(t.world.db, String(form['username']));
  return { message, member };
}

const visit = async (code: string, facts: { ip?: string; userAgent?: string } = {}) => {
  const parts = {
    site: { brand: openAgents(t.world).brand, content: {} as never, flags: {} as never },
  };
  const routes = agentsRoutes({
    ...parts,
    hasAgreements: async () => false,
    moveFigures: async () => {},
  });
  const route = routes.find(({ endpoint }) => endpoint === visitLink);
  assert(route, 'the call is served');
  const told = { ...t.world, wording: (text: string) => text };
  return (await answer(route, told, asked({ code }, { origin: origin(facts) }))).body.message;
};

test('AGENT-24 a link brings members, and tells visits, sign-ups and first deposits', async () => {
  const agent = await givenAgent(t.world);
  const { link } = await make(agent.id);
  expect(link).toMatchObject({ name: 'Line group', isOpen: true, visits: 0, signUps: 0 });
  for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await visit(link.code, { ip });
  const [first, second] = [await join(link.code), await join(link.code)];
  assert(first.member && second.member, 'both have joined');
  expect(first.member).toMatchObject({ upline_id: agent.id, type: 0, affiliate_code: null });
  const order = await givenOrder(t, first.member.id);
  await hearDeposit(t.world, t.far.arrive(order.orderId, 'first-by-link', 50_000n), HEARING);
  expect((await center(agent.id)).links).toMatchObject([
    { linkId: link.linkId, visits: 2, signUps: 2, firstDeposits: 1 },
  ]);
  const { brand } = openAgents(t.world);
  expect(await rebateRateOf(t.world.db, brand, second.member.id)).toBe(40);
});

test('AGENT-05 AGENT-24 a link for agents makes agents who invite with a code of their own', async () => {
  const agent = await givenAgent(t.world);
  const { link } = await make(agent.id, { brings: 'agent' });
  const { member } = await join(link.code);
  expect(member).toMatchObject({ upline_id: agent.id, type: 1 });
  assert(member?.affiliate_code, 'agents have a code');
  expect((await join(member.affiliate_code)).member?.upline_id).toBe(member.id);
});

test('AGENT-24 nobody joins by a link that is closed, or whose agent is blocked', async () => {
  const { ask } = openAgents(t.world);
  const agent = await givenAgent(t.world);
  const { link } = await make(agent.id);
  await ask(agent.id, changeLink, { linkId: link.linkId, isOpen: false, name: 'Old' });
  expect((await join(link.code)).message).toBe('invitation_code_error');
  await visit(link.code);
  const opened = await ask(agent.id, changeLink, { linkId: link.linkId, isOpen: true });
  expect(opened.value).toMatchObject({ name: 'Old', isOpen: true, visits: 0, signUps: 0 });
  const change = { memberId: agent.id, status: 'blocked' } as const;
  await t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, change));
  expect((await join(link.code)).message).toBe('invitation_code_error');
});

test('a visitor counts once a day, and no code of nobody is told from another', async () => {
  const { link } = await make((await givenAgent(t.world)).id);
  const days = async () =>
    t.world.db
      .selectFrom('agents_link_visit')
      .selectAll()
      .where('link_id', '=', link.linkId)
      .execute();
  await Promise.all(Array.from({ length: 10 }, () => visit(link.code)));
  await visit(link.code, { userAgent: 'another browser' });
  t.world.clock.advance(DAY_MS);
  await visit(link.code.toLowerCase());
  const rows = await days();
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ visitor_hash: hash }) => hash)).size).toBe(3);
  for (const code of ['nobody', '', "' or 1=1", '👍']) expect(await visit(code)).toBeNull();
  const salts = await t.world.db.selectFrom('agents_visit_salt').selectAll().execute();
  expect(salts).toHaveLength(1);
});

test('asked twice with one key, one link; asked otherwise, refused', async () => {
  const { ask } = openAgents(t.world);
  const agent = await givenAgent(t.world);
  const wanted = wish();
  const replies = await Promise.all([1, 2, 3].map(() => ask(agent.id, createLink, wanted)));
  expect(new Set(replies.map(({ value }) => value['linkId'])).size).toBe(1);
  const other = await ask(agent.id, createLink, { ...wanted, rebateRate: 10 });
  expect(other.message).toBe('repeated_differently');
  expect((await center(agent.id)).links).toHaveLength(1);
});

test('AGENT-24 a link promises no more than its agent has, and gives no more than is left', async () => {
  const { ask, brand } = openAgents(t.world);
  const top = await givenAgent(t.world);
  const agent = await givenAgent(t.world, top.id);
  await ask(top.id, setRebate, { memberId: agent.id, rate: 50 });
  expect((await make(agent.id, { rebateRate: 51 })).message).toBe('rebate_above_own');
  const { link } = await make(agent.id, { rebateRate: 50 });
  await ask(top.id, setRebate, { memberId: agent.id, rate: 20 });
  const { member } = await join(link.code);
  assert(member, 'they have joined');
  expect(await rebateRateOf(t.world.db, brand, member.id)).toBe(20);
});

test('AGENT-06 a link of somebody else does not exist', async () => {
  const { ask } = openAgents(t.world);
  const { link } = await make((await givenAgent(t.world)).id);
  const other = await givenAgent(t.world);
  const reply = await ask(other.id, changeLink, { linkId: link.linkId, name: 'Mine now' });
  expect(reply.message).toBe('not_found');
  expect((await center(other.id)).links).toEqual([]);
});

test('an agent has as many links as fit, and no more', async () => {
  const agent = await givenAgent(t.world);
  for (let at = 0; at < 49; at++) await make(agent.id);
  const last = await Promise.all([make(agent.id), make(agent.id), make(agent.id)]);
  const codes = last.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['links_full', 'links_full', 'ok']);
});
