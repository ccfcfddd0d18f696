import { isCarried, type PromotionOffer } from '@baize/contract/promotion-rules';
import { type Minor, minor, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { ensureMayApprove } from '../../people/operators/index.ts';
import type { Participation, PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';
import { mostOf, sumOf } from './rules.ts';

/** What one piece of what is given is worth in money; nothing where no sum says so, as of a ticket. */
function worthOfOne(offer: PromotionOffer): bigint {
  if (isCarried(offer) || offer.kind === 'deposit') return 1n;
  if (offer.pays.kind === 'free_rounds') return BigInt(offer.pays.stake);
  return offer.pays.kind === 'tickets' ? 0n : 1n;
}

type Line = Pick<PromotionBrand, 'rewardSecondOperatorFrom'>;

/**
 * The least that needs a second operator, counted in what is given; null where one is always enough.
 * Where approving only lets the member in, the most that the rule pays decides it.
 */
export function secondFrom(offer: PromotionOffer, brand: Line): Minor | null {
  const one = worthOfOne(offer);
  if (one === 0n) return null;
  const least = (BigInt(brand.rewardSecondOperatorFrom) + one - 1n) / one;
  const most = mostOf(offer) ?? ZERO;
  if (most < least) return null;
  return offer.kind === 'gift' ? minor(least) : ZERO;
}

/** What an agreement is forgotten by, where one operator decides alone after all. */
const NO_AGREEMENT = { agreed_by: null, agreed_at: null, agreed_amount: null } as const;

type Agreeing = {
  readonly part: Participation;
  readonly amount: Minor | undefined;
  readonly brand: PromotionBrand;
};

/**
 * Whether this yes decides it, with the change that goes with it. Above the line the first yes is
 * kept; another operator decides with a yes to the same amount. Another amount is a first yes anew.
 */
export async function agreeToApplication(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { part, amount, brand }: Agreeing,
): Promise<{ readonly isDecided: boolean; readonly change: queries.ParticipationChange }> {
  const from = secondFrom(part.terms.offer, brand);
  if (from === null || (amount ?? ZERO) < from) return { isDecided: true, change: NO_AGREEMENT };
  const { operatorId } = ctx.caller;
  const isSame = part.agreed_by !== null && part.agreed_amount === (amount ?? null);
  if (isSame) {
    ensure(part.agreed_by !== operatorId, 'own_approval');
    await ensureMayApprove(ctx, tx, { askedBy: part.agreed_by === null ? [] : [part.agreed_by] });
    return { isDecided: true, change: {} };
  }
  const at = ctx.clock.now();
  const agreed_amount = amount ?? null;
  return { isDecided: false, change: { agreed_by: operatorId, agreed_at: at, agreed_amount } };
}

/** The most that may be given to one, which an operator's amount is held against. */
export function ensureAmount({ terms: { offer } }: Participation, amount: Minor | undefined): void {
  if (offer.kind !== 'gift') return ensure(amount === undefined, 'application_amount');
  const isFitting = amount !== undefined && amount > ZERO && amount <= sumOf(offer.most);
  ensure(isFitting, 'application_amount', { most: offer.most });
}
