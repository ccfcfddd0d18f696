import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/promotion';
import type { MemberPromotion } from '@baize/contract/promotion';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, isBefore, later } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Caller, Ctx, World } from '../../base/kernel/index.ts';
import { readReserved } from '../../cashier/bonuses/index.ts';
import { readLastDeposit } from '../../cashier/deposits/index.ts';
import type { PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';
import { readMemberFacts } from './read-member-facts.ts';
import { readPromotions } from './read-promotions.ts';
import { spanOf } from './rules.ts';
import { type Shown, viewPromotions } from './view-promotion.ts';

type List = typeof contract.listPromotions;

/** How long a promotion that is over is still shown to who had no part in it. */
const SHOWN_AFTER_MS = 7 * DAY_MS;

export const listPromotions =
  (brand: PromotionBrand) =>
  async (ctx: Ctx<Caller | null>, { language }: Input<List>): Promise<Output<List>> => {
    const { caller } = ctx;
    const memberId = caller && 'memberId' in caller ? caller.memberId : null;
    return {
      promotions: await readOwnPromotions(ctx, ctx.db, { brand, memberId, language }),
      zone: brand.timezone,
      lastDeposit: memberId && (await readLastDeposit(ctx.db, memberId)),
    };
  };

type Reader = {
  readonly brand: PromotionBrand;
  readonly memberId: MemberId | null;
  readonly language: string;
};

/** Every promotion that is there, and those that the member has a part in. */
async function readOwnPromotions(
  { clock }: Pick<World, 'clock'>,
  db: Db | Tx,
  { brand, memberId, language }: Reader,
): Promise<MemberPromotion[]> {
  const now = clock.now();
  const current = await readPromotions(db, brand);
  const own = memberId ? await queries.listOfMember(db, memberId) : [];
  const reserved = await readReserved(
    db,
    current.map(({ body }) => body.id),
  );
  const member = memberId ? await readMemberFacts(db, brand, { memberId, at: now }) : null;
  const listed: Shown[] = current.map((promotion) => ({
    newest: promotion,
    own: own.filter((each) => each.promotion === promotion.body.id),
  }));
  const gone = own.filter(({ promotion }) => !current.some(({ body }) => body.id === promotion));
  for (const [, parts] of Map.groupBy(gone, ({ promotion }) => promotion)) {
    listed.push({ newest: null, own: parts });
  }
  const isShown = ({ newest, own: parts }: Shown): boolean =>
    parts.length > 0 ||
    (newest !== null &&
      isBefore(now, later(spanOf(newest.body, brand.timezone).to, SHOWN_AFTER_MS)));
  return viewPromotions(db, listed.filter(isShown), { brand, language, now, member, reserved });
}

/** One promotion as its member sees it, after something was done about it. */
export async function readOwnPromotion(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { promotionId, ...reader }: Reader & { readonly promotionId: string },
): Promise<MemberPromotion> {
  const all = await readOwnPromotions(world, tx, reader);
  const found = all.find((each) => each.promotionId === promotionId);
  assert(found, 'a promotion that was joined is shown');
  return found;
}
