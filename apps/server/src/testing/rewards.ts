import type { Endpoint } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { answer, type Caller, type Route } from '../base/kernel/index.ts';
import { trialCurrency } from '../books/ledger/index.ts';
import { createMember, type NewMember } from '../people/members/index.ts';
import { offerReward, type RewardOffer } from '../rewards/claims/index.ts';
import { asked, type TestWorld } from './world.ts';

let made = 0;

/** Somebody who may be given something; with the type and currency of a trial, somebody who may not. */
export async function givenPlayer(
  world: TestWorld,
  facts: Partial<NewMember> = {},
): Promise<MemberId> {
  made += 1;
  const account = `lucky${made}`;
  const { id } = await world.db
    .transaction()
    .execute((tx) => createMember(world, tx, { account, currency: 'THB', ...facts }));
  return id;
}

export const givenTrial = (world: TestWorld): Promise<MemberId> =>
  givenPlayer(world, { type: 4, currency: trialCurrency('THB') });

/** Offers a member cash, as a programme does. */
export const offerCash = (
  world: TestWorld,
  memberId: MemberId,
  facts: Partial<Omit<RewardOffer, 'amount'>> & { readonly amount?: bigint } = {},
) => {
  made += 1;
  const { amount = 1_000n, ...offer } = facts;
  return world.db.transaction().execute((tx) =>
    offerReward(world, tx, {
      memberId,
      programme: 'mission',
      sourceKey: `given ${made}`,
      kind: 'cash',
      amount: minor(amount),
      names: { EN: 'Three kinds of games', TH: 'เล่นสามหมวด' },
      ...offer,
    }),
  );
};

export type CallReply = {
  readonly status: number;
  readonly message: string | null;
  readonly value: Record<string, unknown>;
};

/** Makes calls of these routes as a member does. */
export const callsOf =
  (world: TestWorld, routes: readonly Route[]) =>
  async (endpoint: Endpoint, memberId: MemberId, body: object = {}): Promise<CallReply> => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, 'the call is served');
    const caller: Caller = { role: 'member', memberId };
    const told = { ...world, wording: (code: string) => code };
    const { status, body: reply } = await answer(route, told, asked(body, { caller }));
    return { status, message: reply.message, value: reply.value as Record<string, unknown> };
  };

/** The kinds of events a member's pages were told, in their order. */
export async function eventsOf(world: TestWorld, memberId: MemberId): Promise<readonly string[]> {
  const rows = await world.db
    .selectFrom('kernel_event')
    .select('kind')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}
