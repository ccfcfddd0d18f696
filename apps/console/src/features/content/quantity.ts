import { type MissionMeasure, MONEY_MEASURES } from '@baize/contract/mission-rules';
import { isPaidInPieces, type PromotionPays } from '@baize/contract/promotion-rules';
import { getAt, type Json, type Path } from './body.ts';

/** Fields that count pieces where a promotion pays tickets or rounds, and money everywhere else. */
const PAID: ReadonlySet<string> = new Set(['amount', 'most', 'budget']);

/** Whether a quantity is money, which is typed with its decimals, or a plain count. */
export function isMoney(kind: string, path: Path, body: Json): boolean {
  const name = path.at(-1);
  if (kind === 'missions' && name === 'goal') {
    return MONEY_MEASURES.has(getAt(body, ['measure']) as MissionMeasure);
  }
  const pays = getAt(body, ['offer', 'pays', 'kind']) as PromotionPays['kind'] | undefined;
  return !(kind === 'promotions' && isPaidInPieces(pays ?? null) && PAID.has(String(name)));
}
