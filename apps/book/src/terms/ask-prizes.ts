import { isDeepStrictEqual } from 'node:util';
import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import type { KeptTariff, Market } from '../market/market.ts';
import { ensure, Refusal } from '../refusal.ts';
import { endChange, findInForce, insertWaiting, lockChange, lockTerms } from './queries.ts';

export type PrizesAsked = {
  readonly lottery: string;
  readonly mode: string;
  /** Of a table: prizes by their names, as decimals. Of a prize group: `group`. */
  readonly prizes: Readonly<Record<string, string>>;
  readonly by: string;
  readonly reason: string;
};

/** Asks for other prizes. A second person puts them in force, for draws that open after that. */
export const askPrizes = (book: Book, asked: PrizesAsked): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    await lockTerms(tx);
    const { lottery, mode, by, reason } = asked;
    const market = book.markets.get(lottery);
    ensure(market && market.modes.includes(mode), 'lottery_unknown');
    const before = await tariffInForce(tx, market, mode);
    const after = changedTariff(market, { before, prizes: asked.prizes });
    ensure(!isDeepStrictEqual(before, after), 'prizes_invalid', { reason: 'same' });
    const isAlone = await insertWaiting(tx, { lottery, mode, before, after, by, reason });
    ensure(isAlone, 'prizes_wait');
  });

export async function tariffInForce(tx: Tx, market: Market, mode: string): Promise<KeptTariff> {
  const change = await findInForce(tx, { lottery: market.code, mode });
  const tariff = change ? (change.after as KeptTariff) : market.tariff(mode);
  ensure(tariff, 'mode_unknown');
  return tariff;
}

type Changing = Pick<PrizesAsked, 'prizes'> & { readonly before: KeptTariff };

function changedTariff(market: Market, { before, prizes }: Changing): KeptTariff {
  const changed = market.changeTariff(before, prizes);
  if (!changed.ok) throw new Refusal('prizes_invalid', changed.refusal);
  return changed.value;
}

/** The prizes that one tariff has and another had not. */
function differences(market: Market, before: KeptTariff, after: KeptTariff) {
  const had = market.prizesByName(before);
  return Object.fromEntries(
    Object.entries(market.prizesByName(after)).filter(([name, pays]) => had[name] !== pays),
  );
}

export type PrizesDecision = {
  readonly changeId: string;
  readonly by: string;
  readonly decision: 'apply' | 'refuse';
};

/** A second person puts prizes in force, or anybody takes them off the table. */
export const decidePrizes = (
  book: Book,
  { changeId, by, decision }: PrizesDecision,
): Promise<{ readonly status: 'applied' | 'refused' }> =>
  book.db.transaction().execute(async (tx) => {
    await lockTerms(tx);
    const change = await lockChange(tx, changeId);
    ensure(change, 'change_unknown');
    ensure(change.status === 'waiting', 'status_wrong', { status: change.status });
    if (decision === 'refuse') {
      await endChange(tx, { id: change.id, by, status: 'refused' });
      return { status: 'refused' };
    }
    ensure(change.asked_by !== by, 'own_entry');
    const market = book.markets.get(change.lottery);
    ensure(market && market.modes.includes(change.mode), 'lottery_unknown');
    // A release may have changed what it stands on, or the rules by which it was counted.
    const before = await tariffInForce(tx, market, change.mode);
    ensure(isDeepStrictEqual(before, change.before), 'preview_outdated');
    const after = change.after as KeptTariff;
    changedTariff(market, { before, prizes: differences(market, before, after) });
    await endChange(tx, { id: change.id, by, status: 'applied' });
    return { status: 'applied' };
  });
