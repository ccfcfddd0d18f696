import type { Brand } from '@baize/contract/brand';
import { assert } from '@baize/std/assert';

/** The member type that newcomers begin with. */
export function typeFor(
  { agentTypes, memberTypes }: Pick<Brand, 'agentTypes' | 'memberTypes'>,
  brings: 'member' | 'agent',
): number {
  const [type] = brings === 'agent' ? agentTypes : memberTypes;
  assert(
    type !== undefined,
    'a brand has a type for its members, and one for agents if it has any',
  );
  return type;
}
