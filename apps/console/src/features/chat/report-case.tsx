import type { ChatDeskMessage, ChatReport } from '@baize/contract/chat-desk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { classNames } from '@baize/ui/class-names';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/member-link.tsx';
import './chat.css';
import { MuteNow } from './mute-now.tsx';
import { REASON_NAMES } from './report-names.ts';
import { useReportFile } from './use-chat-reports.ts';

type Props = { report: ChatReport; children?: ReactNode };

/** A report: who wrote it, who told of it and why, and what was said around it. */
export function ReportCase({ report, children }: Props) {
  const t = useT();
  const { dateTime } = useFormats();
  const file = useReportFile(report.reportId);
  const { message, mute, remark, decidedBy } = report;
  return (
    <Card className="queue-detail" aria-label={report.reportId}>
      <header>
        <h2>{t(REASON_NAMES[report.reason])}</h2>
        <p className="muted">{t('console.chat_room', { room: report.roomId })}</p>
      </header>
      <Facts
        facts={[
          ...(message
            ? [{ name: t('console.chat_author'), value: <MemberLink {...message.author} /> }]
            : []),
          {
            name: t('console.chat_reporter'),
            value:
              report.reporter.personId === message?.author.personId ? (
                t('console.chat_found')
              ) : (
                <MemberLink {...report.reporter} />
              ),
          },
          { name: t('console.asked_at'), value: dateTime(instant(new Date(report.createdAt))) },
          {
            name: t('console.chat_upheld'),
            value: file.data ? String(file.data.upheldBefore) : '…',
          },
        ]}
      />
      {report.note && (
        <Note>
          <bdi>{report.note}</bdi>
        </Note>
      )}
      {mute && message && <MuteNow mute={mute} personId={message.author.personId} />}
      {remark && (
        <Note>
          <bdi>{remark}</bdi> · {decidedBy}
        </Note>
      )}
      {file.data ? (
        <Around messages={file.data.around} reported={message?.messageId} />
      ) : (
        <Skeleton height="10rem" />
      )}
      {children}
    </Card>
  );
}

type AroundProps = { messages: readonly ChatDeskMessage[]; reported: string | undefined };

/** What was said before and after it, every word of it, also what was deleted. */
function Around({ messages, reported }: AroundProps) {
  const t = useT();
  const { time } = useFormats();
  if (messages.length === 0) return <Note>{t('console.chat_forgotten')}</Note>;
  return (
    <ol className="chat-around" aria-label={t('console.chat_around')}>
      {messages.map(({ messageId, author, at, text, isDeleted }) => (
        <li
          key={messageId}
          className={classNames(messageId === reported && 'is-reported')}
          aria-current={messageId === reported}
        >
          <span className="muted">
            <bdi>{author.account}</bdi> <time dateTime={at}>{time(instant(new Date(at)))}</time>
            {isDeleted && <Tag>{t('console.chat_was_deleted')}</Tag>}
          </span>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}
