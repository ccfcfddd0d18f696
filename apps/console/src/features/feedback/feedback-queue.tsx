import type { FeedbackCase } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { QueueList } from '../../shared/queue/queue-list.tsx';
import { useChosen } from '../../shared/queue/use-chosen.ts';
import { useQueueKeys } from '../../shared/queue/use-queue-keys.ts';
import { FeedbackActs } from './feedback-acts.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { type FeedbackAct, FeedbackDialog } from './feedback-dialogs.tsx';
import { KIND_NAMES } from './feedback-names.ts';

const idOf = ({ feedbackId }: FeedbackCase) => feedbackId as string;

/** Who wrote at the start, what was said at the end. A dialog stays with the case it was opened for. */
export function FeedbackQueue({ cases }: { cases: readonly FeedbackCase[] }) {
  const t = useT();
  const { row, choose, move } = useChosen(cases, idOf);
  const [open, setOpen] = useState<{ file: FeedbackCase; act: FeedbackAct } | null>(null);
  useQueueKeys({ move });
  return (
    <>
      {row && (
        <>
          <QueueList
            label={t('console.feedback')}
            rows={cases}
            idOf={idOf}
            chosenId={idOf(row)}
            onChoose={choose}
          >
            {renderLine}
          </QueueList>
          <FeedbackCard file={row}>
            <FeedbackActs
              key={row.feedbackId}
              file={row}
              onAct={(act) => setOpen({ file: row, act })}
            />
          </FeedbackCard>
        </>
      )}
      {open && <FeedbackDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const renderLine = (file: FeedbackCase) => <Line file={file} />;

function Line({ file }: { file: FeedbackCase }) {
  const t = useT();
  const { owner, kind, isOverdue } = file;
  return (
    <>
      <b>
        <bdi>{file.reference}</bdi>{' '}
        <span className="muted">{file.member?.account ?? t('console.fb_guest')}</span>
      </b>
      {file.status === 'waiting' && <AgeTag since={file.askedAt} />}
      <span className="muted small feedback-begin">{file.entries[0]?.text}</span>
      <span className="queue-tags">
        <Tag tone={kind === 'complaint' ? 'warn' : 'plain'}>{t(KIND_NAMES[kind])}</Tag>
        {isOverdue && <Tag tone="loss">{t('console.fb_overdue')}</Tag>}
        {owner && (
          <Tag tone={owner.isMine ? 'win' : 'plain'}>
            {owner.isMine ? t('console.case_mine') : owner.name}
          </Tag>
        )}
      </span>
    </>
  );
}
