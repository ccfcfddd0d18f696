import { minor } from '@baize/std/money';
import { useEffect } from 'react';
import type { useBookSession } from '../../../shared/book/use-book-session.ts';
import { useRefresh } from '../../../shared/loading/use-refresh.ts';
import { useQuote, useSlip } from '../book/use-slips.ts';
import { offerOf, orderOf } from './offer.ts';
import { EMPTY_SLIP, hasSameMatch, slipInput } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';
import { useSend } from './use-send.ts';

export type Stand = ReturnType<typeof useStand>;

const unitOf = (amount: string) =>
  minor(/^\d{1,9}(\.\d{0,2})?$/.test(amount) ? BigInt(Math.round(Number(amount) * 100)) : 0n);

/** Prices and limits are the same for every stake, so the keys of the stake ask for nothing. */
const ANY_UNIT = 1n;

/** The slip on its way, wherever it is shown: what it costs, what was sent, what became of it. */
export function useStand(session: ReturnType<typeof useBookSession>) {
  const { slip, setSlip } = useSlipDesk();
  const refreshBalance = useRefresh('balance');
  const send = useSend(session, () => {
    setSlip({ ...EMPTY_SLIP, policy: slip.policy });
    void refreshBalance();
  });
  const { data: sent } = useSlip(session.access, send.slipId);
  const isTaken = sent?.status === 'accepted' || sent?.status === 'settled';
  const { taken } = send;
  useEffect(() => {
    if (isTaken) taken();
  }, [isTaken, taken]);
  const unit = unitOf(slip.amount);
  const isSameMatch = hasSameMatch(slip);
  const quote = useQuote(slip.legs.length > 0 && !isSameMatch ? slipInput(slip, ANY_UNIT) : null);
  const known = quote.data ?? null;
  // The price of a builder is that of its own legs alone, never of those before.
  const offer = offerOf(
    slip,
    unit,
    known && { ...known, odds: quote.isPlaceholderData ? null : known.odds },
  );
  return {
    session,
    send,
    sent: sent ?? null,
    isTaken,
    isRefused: sent?.status === 'refused' || sent?.status === 'cancelled',
    /** A bet that stands makes room for what is tapped after it. */
    isAnswering: send.slipId !== null && !(send.isTaken && slip.legs.length > 0),
    isSameMatch,
    offer,
    order: orderOf(offer, unit),
    quote,
  };
}
