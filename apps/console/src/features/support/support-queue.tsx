import type { SupportCase } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { QueueList } from '../../shared/queue/queue-list.tsx';
import { useChosen } from '../../shared/queue/use-chosen.ts';
import { useQueueKeys } from '../../shared/queue/use-queue-keys.ts';
import { SupportCard } from './support-card.tsx';
import { type SupportAct, SupportDialog } from './support-dialogs.tsx';
import { END_NAMES, nameOf } from './support-names.ts';

const idOf = ({ conversationId }: SupportCase) => conversationId as string;

/** Who waits at the start, what was said at the end. A dialog stays with what it was opened for. */
export function SupportQueue({ cases }: { cases: readonly SupportCase[] }) {
  const t = useT();
  const { row, choose, move } = useChosen(cases, idOf);
  const [open, setOpen] = useState<{ file: SupportCase; act: SupportAct } | null>(null);
  useQueueKeys({ move });
  return (
    <>
      {row && (
        <>
          <QueueList
            label={t('console.support')}
            rows={cases}
            idOf={idOf}
            chosenId={idOf(row)}
            onChoose={choose}
          >
            {renderLine}
          </QueueList>
          <SupportCard
            key={row.conversationId}
            file={row}
            onAct={(file, act) => setOpen({ file, act })}
          />
        </>
      )}
      {open && <SupportDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const renderLine = (file: SupportCase) => <Line file={file} />;

function Line({ file }: { file: SupportCase }) {
  const t = useT();
  const { owner, guest, unread, askedAt, endedWhy, rating } = file;
  return (
    <>
      <b>
        <bdi>{nameOf(file)}</bdi> <span className="muted">{file.language}</span>
      </b>
      {askedAt && <AgeTag since={askedAt} />}
      <span className="queue-tags">
        {guest && <Tag tone="info">{t('console.fb_guest')}</Tag>}
        {unread > 0 && <Tag tone="warn">{t('console.sup_unread', { count: unread })}</Tag>}
        {owner && (
          <Tag tone={owner.isMine ? 'win' : 'plain'}>
            {owner.isMine ? t('console.case_mine') : owner.name}
          </Tag>
        )}
        {endedWhy && <Tag tone="plain">{t(END_NAMES[endedWhy])}</Tag>}
        {rating !== null && <Tag tone="info">{rating}/5</Tag>}
      </span>
    </>
  );
}
