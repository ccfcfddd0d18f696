import type { MissionRow } from '@baize/contract/mission-rules';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Row } from '../../base/db/index.ts';

/** How far a member is, as it is kept; its terms are those of the first progress. */
export type ProgressRow = Omit<Row<'missions_progress'>, 'terms'> & {
  readonly terms: MissionRow;
};

/** What the missions of a brand are counted by. */
export type MissionOptions = { readonly brand: string; readonly zone: string };

/** Days of a member on which something happened that missions may count. */
export type MemberDay = { readonly memberId: MemberId; readonly day: Day };

/** What a reward for a mission of a period is known by. */
export const sourceKeyOf = (mission: string, from: Day): string => `${mission}:${from}`;
