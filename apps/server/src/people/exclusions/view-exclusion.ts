import type { ExclusionInForce } from '@baize/contract/exclusion';
import type { ExclusionRow } from './queries.ts';
import { FOR_GOOD } from './rules.ts';

/** A break as its member sees it. */
export const viewExclusion = ({ kind, began_at, until_at }: ExclusionRow): ExclusionInForce => ({
  kind,
  beganAt: began_at.toISOString(),
  until: until_at.toISOString(),
  isForGood: until_at.getTime() >= FOR_GOOD.getTime(),
});
