import type { BillStatus } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import type { Tone } from '@baize/ui/tag.tsx';

export const BILL_STATUS_WORDS: Readonly<Record<BillStatus, readonly [PlainKey, Tone]>> = {
  due: ['agents.bill_due', 'info'],
  paid: ['agents.bill_paid', 'win'],
  partly: ['agents.bill_partly', 'warn'],
  insufficient: ['agents.bill_insufficient', 'loss'],
  unreached: ['agents.bill_unreached', 'plain'],
  rejected: ['agents.bill_rejected', 'loss'],
};

const DAY_MS = 86_400_000;

/** A period as a person says it: a day or a span of days; a part of a day with its hours. */
export function periodText(
  { from, to }: { from: string; to: string },
  { date, dateTime, time }: Pick<Formats, 'date' | 'dateTime' | 'time'>,
): string {
  const start = instant(new Date(from));
  const end = instant(new Date(to));
  if (end.getTime() - start.getTime() < DAY_MS) return `${dateTime(start)} – ${time(end)}`;
  const last = instant(new Date(end.getTime() - 1));
  return date(start) === date(last) ? date(start) : `${date(start)} – ${date(last)}`;
}
