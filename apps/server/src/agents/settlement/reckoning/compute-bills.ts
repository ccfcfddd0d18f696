import type { Id, MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { type Reckoning, reckon, type TermsOfBill } from './rules.ts';
import { sumTeams, type TeamLine, type TeamSpan } from './sum-teams.ts';

/** An agreement as a run sees it: the part of the period it was in force, and who stands where. */
export type Billable = TermsOfBill &
  TeamSpan & {
    readonly agreementId: Id<'agr'>;
    readonly payerId: MemberId | null;
    readonly payeeId: MemberId;
    readonly depth: number;
    /** Left by the period before: zero or less. */
    readonly carried: Minor;
  };

export type ComputedBill = Reckoning & { readonly of: Billable };

/**
 * The bills of a period. Each follows from its own agreement and its own team: none depends on
 * another, above or below.
 */
export function computeBills(
  agreements: readonly Billable[],
  lines: Iterable<TeamLine>,
  activeValidBets: Minor,
): readonly ComputedBill[] {
  const figures = sumTeams(agreements, lines, activeValidBets);
  return agreements.flatMap((of) => {
    const did = figures.get(of) ?? NOTHING;
    const reckoning = reckon(of, did, of.kind === 'dividend' ? of.carried : ZERO);
    return reckoning ? [{ ...reckoning, of }] : [];
  });
}

const NOTHING = { betCount: 0, validBets: ZERO, prizes: ZERO, activeMembers: 0 };
