import type { IdentityFile } from '@baize/contract/identity-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { check, close } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { IdentityDialog, type Verdict } from './identity-dialog.tsx';
import { DOCUMENT_NAMES, REFUSAL_NAMES, STATUS_NAMES } from './identity-names.ts';
import { IdentityPictures } from './identity-pictures.tsx';

const idOf = ({ checkId }: IdentityFile) => checkId as string;

/** Documents that members handed in, beside what they say of themselves. */
export function IdentityQueue({ checks }: { checks: readonly IdentityFile[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status }: IdentityFile): Acts<Verdict> =>
    status !== 'waiting' || !may('identity.decide')
      ? {}
      : {
          approve: {
            verdict: 'approve',
            name: t('console.identity_approve'),
            look: 'brand',
            icon: check,
          },
          refuse: {
            verdict: 'refuse',
            name: t('console.identity_refuse'),
            look: 'danger',
            icon: close,
          },
        };
  return (
    <DecisionQueue
      label={t('console.identity')}
      rows={checks}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderLine = (file: IdentityFile) => <Line file={file} />;
const renderCase = (file: IdentityFile, acts: ReactNode) => (
  <CheckCard file={file}>{acts}</CheckCard>
);
const renderDialog = (file: IdentityFile, verdict: Verdict, onClose: () => void) => (
  <IdentityDialog file={file} verdict={verdict} onClose={onClose} />
);

function Line({ file }: { file: IdentityFile }) {
  const t = useT();
  return (
    <>
      <b>
        <bdi>{file.account}</bdi>
      </b>
      <span>{t(DOCUMENT_NAMES[file.document])}</span>
      {file.status === 'waiting' ? (
        <AgeTag since={file.askedAt} />
      ) : (
        <Tag tone={file.status === 'approved' ? 'win' : 'loss'}>{t(STATUS_NAMES[file.status])}</Tag>
      )}
    </>
  );
}

function CheckCard({ file, children }: { file: IdentityFile; children: ReactNode }) {
  const t = useT();
  return (
    <Card key={file.checkId} className="queue-detail" aria-label={file.account}>
      <header>
        <h2>
          <bdi>{file.fullName ?? file.account}</bdi>
        </h2>
        <p className="muted">{t(STATUS_NAMES[file.status])}</p>
      </header>
      {file.sameDocument > 0 && (
        <Note tone="warn">{t('console.identity_same', { count: file.sameDocument })}</Note>
      )}
      <Facts
        facts={[
          { name: t('console.member'), value: <MemberLink {...file} /> },
          { name: t('console.identity_name'), value: file.fullName ?? '—' },
          { name: t('console.identity_birthday'), value: file.birthday ?? '—' },
          { name: t('console.identity_document'), value: t(DOCUMENT_NAMES[file.document]) },
          { name: t('console.identity_number'), value: <bdi>{file.number}</bdi> },
          { name: t('console.identity_expires'), value: file.expiresOn ?? '—' },
          { name: t('console.asked_at'), value: <Moment at={file.askedAt} /> },
          ...(file.decidedBy
            ? [
                {
                  name: t('console.identity_decided'),
                  value: (
                    <>
                      <Moment at={file.decidedAt} /> · {file.decidedBy}
                      {file.reason && <> · {t(REFUSAL_NAMES[file.reason])}</>}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <IdentityPictures key={file.checkId} file={file} />
      {children}
    </Card>
  );
}
