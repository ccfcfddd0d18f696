import type { Book } from '../book.ts';
import type { KeptClose } from '../db/tables.ts';
import type { KeptTariff, Market } from '../market/market.ts';
import { ensure } from '../refusal.ts';
import { CLOSE, listChanges, listTariffs, scheduleOf, type TermsChange } from '../terms/queries.ts';

const HISTORY = 50;

/**
 * When each lottery is drawn and closes, what one of them pays in draws that open from now on, and how
 * that came to be: the first where none is asked for.
 */
export async function readTerms(book: Book, asked: string | null) {
  const markets = [...book.markets.values()];
  const chosen = asked === null ? markets[0] : book.markets.get(asked);
  ensure(chosen, 'lottery_unknown');
  const lotteries = [];
  for (const market of markets) {
    const { code, kind, modes } = market;
    lotteries.push({ code, kind, modes, schedule: await scheduleOf(book.db, market) });
  }
  const set = await listTariffs(book.db, { lottery: chosen.code, upTo: null });
  const changes = await listChanges(book.db, chosen.code, HISTORY);
  return {
    lotteries,
    lottery: chosen.code,
    prizes: chosen.modes.flatMap((mode) => {
      const tariff = set.get(mode) ?? chosen.tariff(mode);
      return tariff ? [{ mode, ...viewTariff(chosen, tariff) }] : [];
    }),
    changes: changes.flatMap((change) => {
      // One that is sold no more has no prizes to be told by.
      const market = book.markets.get(change.lottery);
      return market ? [viewChange(market, change)] : [];
    }),
  };
}

const viewTariff = (market: Market, tariff: KeptTariff) => ({
  plays: market.prizes(tariff),
  named: namedOf(market, tariff),
});

const namedOf = (market: Market, tariff: KeptTariff) =>
  Object.entries(market.prizesByName(tariff)).map(([name, pays]) => ({ name, pays }));

function viewChange(market: Market, change: TermsChange) {
  const { mode, before, after } = change;
  const isClose = mode === CLOSE;
  const was = new Map(isClose ? [] : Object.entries(market.prizesByName(before as KeptTariff)));
  return {
    changeId: `${change.id}`,
    lottery: change.lottery,
    mode: isClose ? null : mode,
    close: isClose ? { from: (before as KeptClose).closeS, to: (after as KeptClose).closeS } : null,
    prizes: isClose
      ? []
      : namedOf(market, after as KeptTariff).flatMap(({ name, pays: to }) => {
          const from = was.get(name) ?? '';
          return from === to ? [] : [{ name, from, to }];
        }),
    /** What the plays would return by it. */
    plays: isClose ? [] : market.prizes(after),
    reason: change.reason,
    status: change.status,
    askedBy: change.asked_by,
    askedAt: change.asked_at.toISOString(),
    decidedBy: change.decided_by,
    decidedAt: change.decided_at?.toISOString() ?? null,
  };
}
