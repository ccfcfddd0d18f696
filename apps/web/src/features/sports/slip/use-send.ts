import { isUnanswered } from '@baize/client/api-error';
import { useRef, useState } from 'react';
import { bookCodeOf } from '../../../shared/book/call-book.ts';
import type { useBookSession } from '../../../shared/book/use-book-session.ts';
import { usePlaceSlip } from '../book/use-slips.ts';
import type { SlipInput } from '../book/wire.ts';

type Sent = SlipInput & { readonly requestKey: string };

/** Sends a slip once: one whose answer got lost is sent again as it was, under the same key. */
export function useSend(session: ReturnType<typeof useBookSession>, onDone: () => void) {
  const place = usePlaceSlip(session.access);
  const unanswered = useRef<Sent | null>(null);
  const [slipId, setSlipId] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const send = async (input: SlipInput) => {
    const sent = unanswered.current ?? { ...input, requestKey: crypto.randomUUID() };
    unanswered.current = sent;
    setError(null);
    try {
      const slip = await place.mutateAsync(sent);
      unanswered.current = null;
      setIsTaken(false);
      setSlipId(slip.slipId);
    } catch (failure) {
      if (!isUnanswered(failure)) unanswered.current = null;
      if (bookCodeOf(failure) === 'session_unknown') session.renew();
      setError(failure);
    }
  };

  return {
    send: (input: SlipInput) => void send(input),
    /** What was said of the last sending no longer holds of the slip. */
    forget: () => setError(null),
    isBusy: place.isPending,
    slipId,
    error,
    isTaken,
    /** The bet that was offered instead takes the place of the one that was sent. */
    follow: (nextId: string) => {
      setIsTaken(false);
      setSlipId(nextId);
    },
    /** The bet stands: what is tapped from now on is another slip. */
    taken: () => {
      if (isTaken) return;
      setIsTaken(true);
      onDone();
    },
    /** Back to the slip: empty when the bet stands, as it was when it was refused. */
    again: () => setSlipId(null),
  };
}
