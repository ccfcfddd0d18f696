import type { RiskRuleCode } from '@baize/contract/risk-rules';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, type Instant, later } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../base/db/index.ts';

/** Which members a rule looks at, when, and how it stands. */
export type Look = {
  readonly rule: RiskRuleCode;
  readonly memberIds: readonly MemberId[];
  readonly now: Instant;
  readonly zone: string;
  readonly at: (threshold: string) => bigint;
};

/** Figures as text by their names; `others` are members, `names` those of a game. */
export type Found = { readonly member_id: MemberId; readonly evidence: object };

/** One statement that finds all members the rule applies to. */
export type Finder = (tx: Tx, look: Look) => Promise<readonly Found[]>;

export async function runFinder(tx: Tx, statement: RawBuilder<Found>): Promise<readonly Found[]> {
  return (await statement.execute(tx)).rows;
}

/** A threshold in a statement. */
export const limit = (look: Look, threshold: string) => sql<bigint>`${look.at(threshold)}::bigint`;

export const daysAgo = ({ now, at }: Look): Instant => later(now, -Number(at('days')) * DAY_MS);
export const hoursAgo = ({ now, at }: Look): Instant => later(now, -Number(at('hours')) * HOUR_MS);

/**
 * The members, each with the moment their figures are counted from: the beginning of the rule's time,
 * or the end of the last case, since what a person has looked at is not counted again.
 */
export const countedFrom = ({ rule, memberIds }: Look, from: Instant) => sql`(
  select m.id as member_id, greatest(${from}::timestamptz, (select max(c.ended_at) from risk_case c
    where c.rule = ${rule} and c.member_id = m.id)) as since
  from unnest(${memberIds}::text[]) as m (id))`;
