import type { CaseFile } from '@baize/contract/case';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { CASE_KIND_NAMES, caseName, outcomeName } from '../../shared/case-names.ts';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { QueueList } from '../../shared/queue/queue-list.tsx';
import { useChosen } from '../../shared/queue/use-chosen.ts';
import { useQueueKeys } from '../../shared/queue/use-queue-keys.ts';
import { type CaseAct, CaseActs } from './case-acts.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseDialog } from './case-dialogs.tsx';

const idOf = ({ kind, source }: CaseFile) => `${kind}:${source}`;

/** The cases at the start, the chosen one at the end. A dialog stays with the case it was opened for. */
export function CaseQueue({ cases }: { cases: readonly CaseFile[] }) {
  const t = useT();
  const { row, choose, move } = useChosen(cases, idOf);
  const [open, setOpen] = useState<{ file: CaseFile; act: CaseAct } | null>(null);
  useQueueKeys({ move });
  return (
    <>
      {row && (
        <>
          <QueueList
            label={t('console.cases')}
            rows={cases}
            idOf={idOf}
            chosenId={idOf(row)}
            onChoose={choose}
          >
            {renderLine}
          </QueueList>
          <CaseCard file={row}>
            <CaseActs file={row} onAct={(act) => setOpen({ file: row, act })} />
          </CaseCard>
        </>
      )}
      {open && <CaseDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const renderLine = (file: CaseFile) => <Line file={file} />;

function Line({ file }: { file: CaseFile }) {
  const t = useT();
  return (
    <>
      <b>{caseName(file, t)}</b>
      {file.isOpen ? <AgeTag since={file.openedAt} /> : <Ended file={file} />}
      <span className="muted small">
        {file.operator?.name ?? file.party}{' '}
        <bdi>{file.evidence ? file.member?.account : file.reference}</bdi>
      </span>
      <span className="queue-tags">
        <Tag>{t(CASE_KIND_NAMES[file.kind])}</Tag>
        {file.owner && (
          <Tag tone={file.owner.isMine ? 'win' : 'plain'}>
            {file.owner.isMine ? t('console.case_mine') : file.owner.name}
          </Tag>
        )}
      </span>
    </>
  );
}

function Ended({ file: { kind, outcome, endedAt } }: { file: CaseFile }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className="muted small">
      {outcome && outcomeName(kind, outcome, t)}
      {endedAt && `, ${formats.dateTime(instant(new Date(endedAt)))}`}
    </span>
  );
}
