import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useReadSavedSlip, useSaveSlip } from '../book/use-saved-slip.ts';
import type { Slip } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';

const PAUSE_MS = 600;

/** What the slip says, without the prices that move by themselves. */
const textOf = ({ legs, ...slip }: Slip, format: string): string =>
  JSON.stringify([slip, format, legs.map(({ outcome }) => outcome.outcomeId)]);

/**
 * Keeps the slip at the book, so that another device goes on with it. What was tapped here before
 * the saved one was read stays; afterwards the one that was saved last counts.
 */
export function useKeepSlip(access: BookAccess | null): void {
  const { slip, setSlip, format, setFormat } = useSlipDesk();
  const { data: saved } = useReadSavedSlip(access);
  const { mutateAsync: save } = useSaveSlip(access);
  const savedAt = useRef<string | null>(null);
  /** What the book is known to have; null until it was asked. */
  const [known, setKnown] = useState<string | null>(null);
  const text = textOf(slip, format);

  const hear = useEffectEvent((heard: NonNullable<typeof saved>) => {
    const isFirst = known === null;
    const isUntouched = isFirst ? slip.legs.length === 0 : text === known;
    const isNews = (heard.savedAt ?? '') > (savedAt.current ?? '');
    if (isFirst) setKnown(textOf({ ...slip, legs: [] }, format));
    if (heard.slip === null || !isUntouched || !isNews) return;
    const { format: savedFormat, ...savedSlip } = heard.slip;
    savedAt.current = heard.savedAt;
    setKnown(textOf(savedSlip, savedFormat));
    setSlip(savedSlip);
    setFormat(savedFormat);
  });
  useEffect(() => {
    if (saved) hear(saved);
  }, [saved]);

  const keep = useEffectEvent(async () => {
    try {
      ({ savedAt: savedAt.current } = await save({ slip, format }));
      setKnown(text);
    } catch {
      // The next tap saves it, and the slip on this device is not touched.
    }
  });
  useEffect(() => {
    if (known === null || text === known) return;
    const timer = setTimeout(() => void keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
}
