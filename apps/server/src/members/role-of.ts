import type { Brand } from '@baize/contract/brand';

export type Role = 'agent' | 'trial' | 'member';

type Lists = Pick<Brand, 'agentTypes' | 'trialTypes' | 'memberTypes'>;

/** What a member type is by the brand's lists; null when it has no business on the site. */
export function roleOf({ agentTypes, trialTypes, memberTypes }: Lists, type: number): Role | null {
  if (trialTypes.includes(type)) return 'trial';
  if (agentTypes.includes(type)) return 'agent';
  return memberTypes.includes(type) ? 'member' : null;
}
