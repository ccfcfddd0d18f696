import { useFormats } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';

/** A moment as the server tells it, in the brand's time. */
export function Moment({ at }: { at: string | null }) {
  const { dateTime } = useFormats();
  return at === null ? '—' : dateTime(instant(new Date(at)));
}
