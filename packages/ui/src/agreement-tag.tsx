import type { Agreement } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Instant, instant } from '@baize/std/time';
import { STATUSES } from './agreement-words.ts';
import { Tag } from './tag.tsx';

type Props = { agreement: Pick<Agreement, 'status' | 'startsAt' | 'endsAt'>; now: Instant };

/** How an agreement stands; one that is agreed says from when or until when it holds. */
export function AgreementTag({ agreement, now }: Props) {
  const t = useT();
  const { dateTime } = useFormats();
  const { status, startsAt, endsAt } = agreement;
  const at = (iso: string): Instant => instant(new Date(iso));
  if (status === 'agreed' && endsAt) {
    return <Tag tone="warn">{t('agreements.is_ending', { at: dateTime(at(endsAt)) })}</Tag>;
  }
  if (status === 'agreed' && startsAt && at(startsAt) > now) {
    return <Tag tone="info">{t('agreements.is_coming', { at: dateTime(at(startsAt)) })}</Tag>;
  }
  const [word, tone] = STATUSES[status];
  return <Tag tone={tone}>{t(word)}</Tag>;
}
