import { contentSchema, type PromotionBody } from '@baize/contract/content';
import * as z from 'zod/mini';
import { listCurrentOf } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';
import type { PromotionBrand, PromotionVersion } from './promotion.ts';

/**
 * The promotions in force, read from the database and not from what this process has heard: who joins
 * gets the version of that moment.
 */
export async function readPromotions(
  db: Db | Tx,
  { code }: Pick<PromotionBrand, 'code'>,
): Promise<readonly PromotionVersion[]> {
  const rows = await listCurrentOf(db, code, 'promotions');
  return rows.flatMap(({ body, version }) => {
    const parsed = z.safeParse(contentSchema.shape.promotions, [body]);
    return parsed.success ? [{ body: parsed.data[0] as PromotionBody, version }] : [];
  });
}
