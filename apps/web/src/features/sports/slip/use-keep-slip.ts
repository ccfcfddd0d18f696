import { useEffect, useEffectEvent, useRef } from 'react';
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
  const known = useRef<string | null>(null);
  const text = textOf(slip, format);

  const keep = useEffectEvent(async () => {
    try {
      ({ savedAt: savedAt.current } = await save({ slip, format }));
      known.current = text;
    } catch {
      // The next tap saves it, and the slip on this device is not touched.
    }
  });
  const hear = useEffectEvent((heard: NonNullable<typeof saved>) => {
    const isFirst = known.current === null;
    const isTouched = isFirst ? slip.legs.length > 0 : text !== known.current;
    if (isFirst) known.current = textOf({ ...slip, legs: [] }, format);
    const isNews = (heard.savedAt ?? '') > (savedAt.current ?? '');
    if (isTouched && isFirst) void keep();
    if (heard.slip === null || isTouched || !isNews) return;
    const { format: savedFormat, ...savedSlip } = heard.slip;
    savedAt.current = heard.savedAt;
    known.current = textOf(savedSlip, savedFormat);
    setSlip(savedSlip);
    setFormat(savedFormat);
  });
  useEffect(() => {
    if (saved) hear(saved);
  }, [saved]);
  useEffect(() => {
    if (known.current === null || text === known.current) return;
    const timer = setTimeout(() => void keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
