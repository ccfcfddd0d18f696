import { useFormats, useT } from '@baize/i18n/react.tsx';
import { startOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { Tag } from '@baize/ui/tag.tsx';
import { now } from '../../shared/clock.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { type Json, textAt } from './body.ts';
import type { ContentKind } from './kinds.ts';

type Props = { kind: ContentKind; body: Json };

/** Says of what is scheduled that it is to come or over; what is on the site has no mark. */
export function DaysTag({ kind, body }: Props) {
  const t = useT();
  const { date } = useFormats();
  const { timezone } = useOperator().brand;
  const today = dayOf(now(), timezone);
  const said = (day: string) => date(startOfDay(day, timezone));
  const begins = kind === 'blog' || kind === 'news' ? 'since' : 'from';
  const [from, until] = [textAt(body, [begins]), textAt(body, ['until'])];
  if (from > today) return <Tag tone="info">{t('content.starts_on', { day: said(from) })}</Tag>;
  if (until !== '' && until < today)
    return <Tag>{t('content.ended_on', { day: said(until) })}</Tag>;
  return null;
}
