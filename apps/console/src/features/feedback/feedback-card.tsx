import type { FeedbackCase } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import type { ReactNode } from 'react';
import { lengthText } from '../../shared/length-text.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Proofs } from '../../shared/proofs.tsx';
import './feedback.css';
import { KIND_NAMES, STATUS_NAMES } from './feedback-names.ts';

type Props = { file: FeedbackCase; children?: ReactNode };

/** Who writes, all that was said, and how long it took. */
export function FeedbackCard({ file, children }: Props) {
  const t = useT();
  return (
    <Card className="queue-detail" aria-label={file.reference}>
      <header>
        <h2>
          <bdi>{file.reference}</bdi> <CopyButton value={file.reference} />
        </h2>
        <p className="muted">
          {t(KIND_NAMES[file.kind])} · {t(STATUS_NAMES[file.status])}
        </p>
      </header>
      <Facts facts={factsOf(file, t)} />
      <Thread file={file} />
      {children}
    </Card>
  );
}

const factsOf = (file: FeedbackCase, t: Translate) => [
  file.member
    ? { name: t('console.member'), value: <MemberLink {...file.member} /> }
    : {
        name: t('console.fb_guest'),
        value: file.email ? <bdi>{file.email}</bdi> : t('console.fb_no_email'),
      },
  { name: t('console.fb_language'), value: file.language },
  { name: t('console.fb_sent_at'), value: <Moment at={file.createdAt} /> },
  ...(file.answerBy
    ? [{ name: t('console.fb_answer_by'), value: <Moment at={file.answerBy} /> }]
    : []),
  { name: t('console.fb_first_answer'), value: lengthText(file.firstAnswerSeconds, t) },
  { name: t('console.case_owner'), value: file.owner?.name ?? t('console.case_nobody') },
  ...(file.closedAt
    ? [
        { name: t('console.fb_closing'), value: lengthText(file.closingSeconds, t) },
        { name: t('console.fb_closed_by'), value: file.closedBy ?? '' },
      ]
    : []),
];

function Thread({ file: { entries, member } }: { file: FeedbackCase }) {
  const t = useT();
  return (
    <ol className="feedback-thread" aria-label={t('console.fb_thread')}>
      {entries.map(({ entryId, at, isTeam, operator, text, attachmentIds }) => (
        <li key={entryId} className={isTeam ? 'is-team' : undefined}>
          <span className="muted small">
            <b>{isTeam ? operator : (member?.account ?? t('console.fb_guest'))}</b>,{' '}
            <Moment at={at} />
          </span>
          <p>{text}</p>
          <Proofs ids={attachmentIds} />
        </li>
      ))}
    </ol>
  );
}
