import { CARE_MARKERS, type CareMarker, type RiskRuleCode } from '@baize/contract/risk-rules';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { isExcluded, listMembers } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import * as queries from './queries.ts';

type Telling = {
  readonly rule: queries.RuleRow;
  /** How the brand has its members told; null where it has switched that off. */
  readonly messages: queries.RuleRow | null;
  readonly found: readonly { readonly member_id: MemberId; readonly evidence: object }[];
  readonly now: Instant;
};

/**
 * Tells members of what a marker found about their play, in figures. However many markers find
 * something, a member is told at most once in the days that the brand set; on a break, not at all.
 */
export async function tellOfCare(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { rule, messages, found, now }: Telling,
): Promise<void> {
  const marker = rule.code;
  if (messages === null || !isMarker(marker) || found.length === 0) return;
  const since = later(now, -Number(messages.thresholds['days']) * DAY_MS);
  const told = await listMembers(
    tx,
    await queries.markTold(tx, {
      rule: marker,
      memberIds: found.map(({ member_id }) => member_id),
      now,
      since,
    }),
  );
  for (const member of told.filter((each) => !isExcluded(each, now))) {
    const evidence = found.find(({ member_id }) => member_id === member.id)?.evidence ?? {};
    const figures = figuresOf({ ...rule.thresholds, ...evidence });
    const news = { kind: 'care_note', marker, figures } as const;
    await writeMessage(world, tx, { memberId: member.id, news });
  }
}

const isMarker = (code: RiskRuleCode): code is CareMarker =>
  (CARE_MARKERS as readonly string[]).includes(code);

const figuresOf = (evidence: object): Record<string, string> =>
  Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, String(value)]));
