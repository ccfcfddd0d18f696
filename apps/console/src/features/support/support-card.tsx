import type { SupportCase, SupportThread } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useLayoutEffect, useRef } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { lengthText } from '../../shared/length-text.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Proofs } from '../../shared/proofs.tsx';
import './support.css';
import { SupportActs } from './support-acts.tsx';
import type { SupportAct } from './support-dialogs.tsx';
import { END_NAMES, nameOf } from './support-names.ts';
import { useSupportThread } from './use-support.ts';

type Props = { file: SupportCase; onAct: (file: SupportCase, act: SupportAct) => void };

/** Who it is, all that was said, and what can be done; what was said is read by who opens it. */
export function SupportCard({ file, onAct }: Props) {
  const t = useT();
  const thread = useSupportThread(file.conversationId);
  const shown = thread.data ?? file;
  return (
    <Card className="queue-detail" aria-label={nameOf(file)}>
      <header>
        <h2>{file.member ? <MemberLink {...file.member} /> : <bdi>{nameOf(file)}</bdi>}</h2>
        {file.guest && <Tag tone="info">{t('console.fb_guest')}</Tag>}
      </header>
      <Facts facts={factsOf(shown, t)} />
      {file.guest && <Note>{t('console.sup_guest_note')}</Note>}
      <CallError error={thread.error} />
      {thread.data && <Thread file={thread.data} />}
      {thread.data && <SupportActs file={thread.data} onAct={(act) => onAct(shown, act)} />}
    </Card>
  );
}

const factsOf = (file: SupportCase, t: Translate) => [
  ...(file.guest
    ? [{ name: t('console.sup_guest_email'), value: <bdi>{file.guest.email}</bdi> }]
    : []),
  { name: t('console.sup_language'), value: file.language },
  { name: t('console.sup_began'), value: <Moment at={file.createdAt} /> },
  { name: t('console.sup_owner'), value: file.owner?.name ?? t('console.case_nobody') },
  { name: t('console.fb_first_answer'), value: lengthText(file.firstAnswerSeconds, t) },
  ...(file.endedWhy
    ? [
        { name: t('console.fb_closing'), value: lengthText(file.closingSeconds, t) },
        {
          name: t('console.sup_ended'),
          value: [t(END_NAMES[file.endedWhy]), file.endedBy].filter(Boolean).join(', '),
        },
      ]
    : []),
  ...(file.reference
    ? [{ name: t('console.sup_reference'), value: <bdi>{file.reference}</bdi> }]
    : []),
  ...(file.rating === null ? [] : [{ name: t('console.sup_rated'), value: `${file.rating}/5` }]),
];

function Thread({ file }: { file: SupportThread }) {
  const t = useT();
  const { messages, lastSeq } = file;
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = log.current;
    if (box && lastSeq > 0) box.scrollTop = box.scrollHeight;
  }, [lastSeq]);
  return (
    <div ref={log} className="support-thread" role="log" aria-label={t('console.sup_thread')}>
      {messages.map(({ seq, at, isTeam, operator, text, attachmentIds }) => (
        <article key={seq} className={isTeam ? 'is-team' : undefined}>
          <span className="muted small">
            <b>{isTeam ? operator : nameOf(file)}</b>, <Moment at={at} />
          </span>
          <p dir="auto">{text}</p>
          <Proofs ids={attachmentIds} />
        </article>
      ))}
    </div>
  );
}
