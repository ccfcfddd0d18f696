import type { InviteLink } from '@baize/contract/agent';

/** What links are sorted by: the newest first, unless something else is asked for. */
export const LINK_SORTS = ['createdAt', 'visits', 'signUps', 'firstDeposits'] as const;

export type LinkSort = (typeof LINK_SORTS)[number];

/** All links of an agent are there: the page itself sorts them, the largest figure first. */
export const sortLinks = (links: readonly InviteLink[], sort: LinkSort): readonly InviteLink[] =>
  links.toSorted((a, b) => {
    const [first, second] = [a[sort], b[sort]];
    return first < second ? 1 : first > second ? -1 : 0;
  });
