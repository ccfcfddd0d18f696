import { linesOf } from '@baize/sports/slip/system';
import { minor } from '@baize/std/money';
import { useEffect } from 'react';
import type { useBookSession } from '../../../shared/book/use-book-session.ts';
import { useRefresh } from '../../../shared/loading/use-refresh.ts';
import { useQuote, useSlip } from '../book/use-slips.ts';
import type { SlipInput } from '../book/wire.ts';
import { type FreeBet, useFreeBets } from './free-bet.ts';
import { offerOf, orderOf } from './offer.ts';
import { EMPTY_SLIP, hasSameMatch, type Slip, slipInput } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';
import { useSend } from './use-send.ts';

export type Stand = ReturnType<typeof useStand>;

const unitOf = (amount: string) =>
  minor(/^\d{1,9}(\.\d{0,2})?$/.test(amount) ? BigInt(Math.round(Number(amount) * 100)) : 0n);

const NONE: readonly FreeBet[] = [];

const countLines = ({ system, legs }: Slip): number =>
  system === 'builder' || legs.length === 0 ? 1 : linesOf(system, legs.length).length;

const paidBy = (freeBet: FreeBet | null, order: SlipInput | null): SlipInput | null =>
  order && freeBet ? { ...order, grantId: freeBet.grantId } : order;

/** Prices and limits are the same for every stake, so the keys of the stake ask for nothing. */
const ANY_UNIT = 1n;

/** The slip on its way, wherever it is shown: what it costs, what was sent, what became of it. */
export function useStand(session: ReturnType<typeof useBookSession>) {
  const { slip, setSlip, grantId, setGrantId } = useSlipDesk();
  const refreshBalance = useRefresh('balance');
  const send = useSend(session, () => {
    setSlip({ ...EMPTY_SLIP, policy: slip.policy });
    setGrantId(null);
    void refreshBalance();
  });
  const { data: sent } = useSlip(session.access, send.slipId);
  const isTaken = sent?.status === 'accepted' || sent?.status === 'settled';
  const { taken } = send;
  useEffect(() => {
    if (isTaken) taken();
  }, [isTaken, taken]);
  const freeBets = useFreeBets(session.access).data?.freeBets ?? NONE;
  const isOneLine = countLines(slip) === 1;
  const freeBet = (isOneLine && freeBets.find((one) => one.grantId === grantId)) || null;
  const unit = freeBet ? minor(BigInt(freeBet.stake)) : unitOf(slip.amount);
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
    unit,
    freeBets,
    /** The one that pays for the slip; its stake is what is bet. */
    freeBet,
    order: paidBy(freeBet, orderOf(offer, unit)),
    quote,
  };
}
