import type { Minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { Choice } from './grant.ts';
import { listOffers, type Offering } from './list-offers.ts';
import { sumOf } from './rules.ts';

type Wish = Offering & { readonly promotion: string; readonly amount: Minor };

/** The terms that a deposit is opened with, whatever becomes of the promotion later. */
export async function chooseBonus(tx: Tx, wish: Wish): Promise<Choice> {
  const { promotions } = await listOffers(tx, wish);
  const promotion = promotions.find(({ code }) => code === wish.promotion);
  ensure(promotion, 'promotion_closed');
  const { least } = promotion;
  ensure(wish.amount >= sumOf(least), 'promotion_needs_more', { least });
  return { ...promotion, outcome: null, amount: null };
}
