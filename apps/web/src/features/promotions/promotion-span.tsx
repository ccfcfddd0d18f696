import type { MemberPromotion } from '@baize/contract/promotion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';

/** The last minute of the last day: the next midnight would read as a day more. */
const MINUTE_MS = 60_000;

type Props = { promotion: Pick<MemberPromotion, 'status' | 'startsAt' | 'endsAt'>; zone: string };

/** When it begins or ends, by whose clock. */
export function PromotionSpan({ promotion: { status, startsAt, endsAt }, zone }: Props) {
  const t = useT();
  const formats = useFormats();
  if (status === 'comingSoon')
    return t('promotions.from', { time: formats.dateTime(instant(new Date(startsAt))), zone });
  const end = instant(new Date(Date.parse(endsAt) - MINUTE_MS));
  return t('promotions.until', { time: formats.dateTime(end), zone });
}
