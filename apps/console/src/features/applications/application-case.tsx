import type { PromotionApplication } from '@baize/contract/promotion';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/member-link.tsx';
import { Proofs } from '../../shared/proofs.tsx';
import { AgreementNote } from '../../shared/queue/agreement-note.tsx';

type Props = { application: PromotionApplication; children?: ReactNode };

/** What the member wrote and sent, and what it is about. */
export function ApplicationCase({ application, children }: Props) {
  const t = useT();
  const formats = useFormats();
  const { title, comment, attachmentIds, askedAt, version, amount, pays } = application;
  const { agreement, secondFrom } = application;
  const inWords = (sum: Minor) => (isPaidInPieces(pays) ? formats.number(sum) : formats.money(sum));
  const decided = application.decidedBy
    ? [{ name: t('console.application_decided_by'), value: application.decidedBy }]
    : [];
  return (
    <Card className="queue-detail" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <Note>{comment || t('console.gift_unasked')}</Note>
      <Proofs ids={attachmentIds} />
      <Facts
        facts={[
          { name: t('console.member'), value: <MemberLink {...application} /> },
          { name: t('console.asked_at'), value: formats.dateTime(instant(new Date(askedAt))) },
          { name: t('console.application_version'), value: `${version}` },
          ...(amount === null
            ? []
            : [
                {
                  name: t('console.application_given'),
                  value: inWords(amount),
                },
              ]),
          ...decided,
        ]}
      />
      {application.status === 'applying' && (agreement || secondFrom === 0n) && (
        <AgreementNote
          agreement={agreement}
          amount={agreement?.amount ? inWords(agreement.amount) : undefined}
        />
      )}
      {application.reason && <Note tone="warn">{application.reason}</Note>}
      {children}
    </Card>
  );
}
