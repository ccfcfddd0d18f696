import type { MemberId } from '@baize/std/id';
import { createMember, type Member, type NewMember } from '../members/index.ts';
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
