import type { Endpoint } from '@baize/contract/endpoint';
import type { PaymentsRules } from '@baize/contract/payment-methods';
import type { MemberId } from '@baize/std/id';
import { type AgentsOptions, agentsRoutes } from '../agents/agents/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import { createMember, type Member, type NewMember } from '../people/members/index.ts';
import { callerOf } from './operator.ts';
import type { TestWorld } from './world.ts';

let made = 0;

/** Somebody below an agent, or at the top of a line of their own. */
export function givenBelow(
  world: TestWorld,
  uplineId: MemberId | null,
  facts: Partial<NewMember> = {},
): Promise<Member> {
  made += 1;
  const account = `placed${made}`;
  const below = uplineId === null ? {} : { uplineId };
  return world.db
    .transaction()
    .execute((tx) => createMember(world, tx, { account, currency: 'THB', ...below, ...facts }));
}

/** An agent of the shipped brand. */
export const givenAgent = (world: TestWorld, uplineId: MemberId | null = null): Promise<Member> =>
  givenBelow(world, uplineId, { type: 1 });

type Parts = Partial<AgentsOptions> & { readonly transfers?: Partial<PaymentsRules['transfers']> };

/** The calls of the agent center, made from the wire as agents make them. */
export function openAgents(world: TestWorld, { transfers, ...facts }: Parts = {}) {
  const loaded = loadBrand('mekhala');
  const { payments } = loaded.brand;
  const rules = { ...payments, transfers: { ...payments.transfers, ...transfers } };
  const site = { ...loaded, brand: { ...loaded.brand, payments: rules } };
  const hasAgreements = async () => false;
  const moveFigures = async () => {};
  const call = callerOf(world, agentsRoutes({ site, hasAgreements, moveFigures, ...facts }));
  const ask = (memberId: MemberId, endpoint: Endpoint, wire: Wire = {}) =>
    call({ role: 'agent', memberId }, endpoint, wire);
  return { brand: site.brand, call, ask };
}

type Wire = Readonly<Record<string, unknown>>;
