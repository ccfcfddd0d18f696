import type { Agreement } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { PastEndings } from '@baize/ui/past-endings.tsx';
import { rateText } from '@baize/ui/rate-text';
import type { ReactNode } from 'react';
import { AgreedTerms } from './agreed-terms.tsx';
import { EndingLine } from './ending-line.tsx';
import { StatusTag } from './status-tag.tsx';
import { otherSide } from './words.ts';

type Props = { title: string; agreement: Agreement; children?: ReactNode };

/** One agreement of one's own: with whom, since when, and what it says. */
export function AgreementCard({ title, agreement, children }: Props) {
  const t = useT();
  const { dateTime, number } = useFormats();
  const { startsAt, endsAt, version, kind, topRate } = agreement;
  const at = (iso: string) => dateTime(instant(new Date(iso)));
  return (
    <Card className="agreement-card">
      <header>
        <h2>{title}</h2>
        <StatusTag agreement={agreement} />
        <b className="agreement-rate">{rateText(topRate)}</b>
      </header>
      <AgreedTerms kind={kind} terms={agreement} isMine />
      <Facts
        facts={[
          { name: t('agreements.with_whom'), value: <bdi>{otherSide(agreement, t)}</bdi> },
          ...(startsAt ? [{ name: t('agreements.since'), value: at(startsAt) }] : []),
          ...(endsAt ? [{ name: t('agreements.until'), value: at(endsAt) }] : []),
          { name: t('agreements.version'), value: number(version) },
        ]}
      />
      <EndingLine agreement={agreement} />
      <PastEndings agreement={agreement} />
      {children}
    </Card>
  );
}
