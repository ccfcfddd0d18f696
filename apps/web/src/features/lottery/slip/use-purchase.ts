import { isUnanswered } from '@baize/client/api-error';
import { useRef, useState } from 'react';
import { bookCodeOf } from '../../../shared/book/call-book.ts';
import {
  type ChaseInput,
  type PlaceInput,
  usePlaceTicket,
  useStartChase,
} from '../book/use-tickets.ts';
import type { WireChase, WireTicket } from '../book/wire.ts';
import type { BookSession } from '../house/house.ts';

/** What is asked for, before it has the key under which it is bought once. */
export type Order =
  | { readonly kind: 'ticket'; readonly input: Omit<PlaceInput, 'requestKey'> }
  | { readonly kind: 'chase'; readonly input: Omit<ChaseInput, 'requestKey'> };

type Sent = { readonly order: Order; readonly requestKey: string };

export type PurchaseAnswer =
  | { readonly kind: 'ticket'; readonly ticket: WireTicket }
  | { readonly kind: 'chase'; readonly chase: WireChase };

const IN_VAIN: readonly string[] = ['refused', 'cancelled'];

/** Whether money was taken, or may still be. */
export const isBought = (answer: PurchaseAnswer): boolean =>
  !IN_VAIN.includes(answer.kind === 'ticket' ? answer.ticket.status : answer.chase.status);

/**
 * Buys a slip once. An order whose answer got lost is sent again as it was, under the same key, until
 * it is answered: whatever was changed on the slip meanwhile is another order.
 */
export function usePurchase(session: BookSession, onBought: () => void) {
  const place = usePlaceTicket(session.access);
  const start = useStartChase(session.access);
  const unanswered = useRef<Sent | null>(null);
  const isSending = useRef(false);
  const [answer, setAnswer] = useState<PurchaseAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async ({ order, requestKey }: Sent): Promise<PurchaseAnswer> =>
    order.kind === 'ticket'
      ? { kind: 'ticket', ticket: await place.mutateAsync({ ...order.input, requestKey }) }
      : { kind: 'chase', chase: await start.mutateAsync({ ...order.input, requestKey }) };

  const clear = () => {
    setAnswer(null);
    setError(null);
  };

  const buy = async (order: Order) => {
    // The second press of a double click comes before the page is drawn anew.
    if (isSending.current) return;
    isSending.current = true;
    const sent = unanswered.current ?? { order, requestKey: crypto.randomUUID() };
    unanswered.current = sent;
    clear();
    try {
      const got = await send(sent);
      unanswered.current = null;
      setAnswer(got);
      if (isBought(got)) onBought();
    } catch (failure) {
      if (!isUnanswered(failure)) unanswered.current = null;
      if (bookCodeOf(failure) === 'session_unknown') session.renew();
      setError(failure);
    } finally {
      isSending.current = false;
    }
  };

  return {
    buy: (order: Order) => void buy(order),
    isBusy: place.isPending || start.isPending,
    answer,
    error,
    again: clear,
  };
}
