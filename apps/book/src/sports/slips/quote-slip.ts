import type { Book } from '../../book.ts';
import { ensure, Refusal } from '../../refusal.ts';
import { SOURCE } from '../events/view-event.ts';
import { SPORT_RULES } from '../rules.ts';
import { readOwn } from './exposure.ts';
import { largestUnit, riskOf } from './limits.ts';
import { priceSlip } from './price-slip.ts';
import { readSportLimits } from './read-limits.ts';
import { readSlip, type SlipAsked } from './read-slip.ts';
import { readStock } from './stock.ts';
import { limitedOf } from './take-slips.ts';

/** What a slip would cost and pay now, and the largest stake that would be taken. */
export async function quoteSlip(book: Book, asked: SlipAsked, player = '') {
  const slip = readSlip(asked.system === 'builder' ? { ...asked, odds: asked.odds ?? 0 } : asked);
  const stock = await readStock(book.db, slip.names, { priceBuilder: book.priceBuilder });
  const word = priceSlip(stock, slip);
  if (!word.ok) throw new Refusal(word.code, word.details);
  const priced = word.value;
  const { all, own } = await readSoldOf(book, slip, player);
  const limitOf = await readSportLimits(book.db, player === '' ? [] : [player]);
  const limited = limitedOf({ slip, priced, player }, stock, { all, own, limitOf });
  const risk = riskOf(limited, slip.unit);
  ensure(risk.legs.length > 0, 'slip_invalid');
  return {
    ...SOURCE,
    serverNow: stock.now.toISOString(),
    legs: priced.legs.map((leg, place) => ({
      outcomeId: leg.outcomeId,
      odds: leg.odds,
      lineVersion: leg.lineVersion,
      isLive: leg.isLive,
      changed: leg.odds !== slip.legs[place]?.odds,
    })),
    lines: slip.lines,
    total: `${risk.stake}`,
    odds: priced.odds,
    largestReturn: `${risk.largestReturn}`,
    largestStake: `${largestUnit(limited)}`,
    delayMs: priced.isLive ? SPORT_RULES.delayMs : 0,
  };
}

/** What is sold of the outcomes, read without holding anybody up. */
async function readSoldOf(book: Book, slip: ReturnType<typeof readSlip>, player: string) {
  const outcomeIds = slip.legs.map(({ outcomeId }) => outcomeId);
  const rows = await book.db
    .selectFrom('sport_exposure')
    .select(['outcome_id', 'liability'])
    .where('outcome_id', 'in', outcomeIds)
    .execute();
  const all = new Map<string, bigint>(
    rows.map(({ outcome_id, liability }) => [outcome_id, liability]),
  );
  const own =
    player === ''
      ? new Map<string, bigint>()
      : await book.db.transaction().execute((tx) =>
          readOwn(
            tx,
            outcomeIds.map((outcomeId) => ({ player, outcomeId })),
          ),
        );
  return { all, own };
}
