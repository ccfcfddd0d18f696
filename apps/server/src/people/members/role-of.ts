import type { Brand } from '@baize/contract/brand';

export type MemberRole = 'agent' | 'trial' | 'member';

type Lists = Pick<Brand, 'agentTypes' | 'trialTypes' | 'memberTypes'>;

/** What a member type is by the brand's lists; null when it has no business on the site. */
export function roleOf(lists: Lists, type: number): MemberRole | null {
  if (lists.trialTypes.includes(type)) return 'trial';
  if (lists.agentTypes.includes(type)) return 'agent';
  return lists.memberTypes.includes(type) ? 'member' : null;
}
