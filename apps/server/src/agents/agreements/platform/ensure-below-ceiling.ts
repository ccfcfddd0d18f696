import type { AgreementKind } from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../../base/db/index.ts';
import { ensure, type World } from '../../../base/kernel/index.ts';
import type { AgreementsOptions } from '../options.ts';
import { kindsTogether } from '../rules.ts';
import { sumStandingRates } from './platform-queries.ts';

type CeilingQuestion = {
  readonly options: AgreementsOptions;
  readonly kind: AgreementKind;
  readonly payeeId: MemberId;
  readonly rate: number;
};

/**
 * Refuses an offer above the brand's ceiling. Three salaries of one per cent are three per cent of the
 * same bets, so the other salaries that stand or are offered count with it. The refusal says how much
 * is left. The caller holds all kinds that count together.
 */
export async function ensureBelowCeiling(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { options, kind, payeeId, rate }: CeilingQuestion,
): Promise<void> {
  const others = kindsTogether(kind).filter((other) => other !== kind);
  const standing = await sumStandingRates(tx, { payeeId, kinds: others, now: clock.now() });
  const limit = Math.max(0, options.brand.agents.rateMax[kind] - standing);
  ensure(rate <= limit, 'rate_above_ceiling', { limit });
}
