import type { PromotionApplication } from '@baize/contract/promotion';
import { useT } from '@baize/i18n/react.tsx';
import { check, close } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ApplicationCase } from './application-case.tsx';
import { ApproveDialog, RejectDialog } from './application-dialogs.tsx';

const idOf = ({ participationId }: PromotionApplication) => participationId as string;

type Verdict = 'approve' | 'reject';

/** Applications for promotions, worked off one after another. */
export function ApplicationQueue({
  applications,
}: {
  applications: readonly PromotionApplication[];
}) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status, agreement }: PromotionApplication): Acts<Verdict> =>
    status !== 'applying' || !may('promotions.decide')
      ? {}
      : {
          ...(agreement?.isOwn && { note: t('console.own_approval_given') }),
          approve: agreement?.isOwn
            ? undefined
            : {
                verdict: 'approve',
                name: t('console.application_approve'),
                look: 'brand',
                icon: check,
              },
          refuse: {
            verdict: 'reject',
            name: t('console.application_reject'),
            look: 'danger',
            icon: close,
          },
        };
  return (
    <DecisionQueue
      label={t('console.applications')}
      rows={applications}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderCase = (application: PromotionApplication, acts: ReactNode) => (
  <ApplicationCase application={application}>{acts}</ApplicationCase>
);

const renderDialog = (application: PromotionApplication, verdict: Verdict, onClose: () => void) =>
  verdict === 'approve' ? (
    <ApproveDialog application={application} onClose={onClose} />
  ) : (
    <RejectDialog application={application} onClose={onClose} />
  );

const renderLine = (application: PromotionApplication) => <Line application={application} />;

function Line({ application }: { application: PromotionApplication }) {
  const t = useT();
  return (
    <>
      <b>
        {application.title} <span className="muted">{application.account}</span>
      </b>
      <span className="queue-tags">
        {application.status === 'applying' && application.agreement && (
          <Tag>{t('console.first_approval')}</Tag>
        )}
        <State status={application.status} />
      </span>
      {application.status === 'applying' && <AgeTag since={application.askedAt} />}
    </>
  );
}

/** Whatever became of it later, it was approved unless it was rejected. */
function State({ status }: Pick<PromotionApplication, 'status'>) {
  const t = useT();
  if (status === 'applying') return <Tag tone="warn">{t('console.application_waiting')}</Tag>;
  return status === 'rejected' ? (
    <Tag tone="loss">{t('console.application_rejected')}</Tag>
  ) : (
    <Tag tone="win">{t('console.application_approved')}</Tag>
  );
}
