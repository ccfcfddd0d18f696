import type { RedemptionCase } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { check, close } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { DecideDialog, type Verdict } from './decide-dialog.tsx';
import { RedemptionCaseCard } from './redemption-case.tsx';
import { STATUS_NAMES } from './status-names.ts';

const idOf = ({ redemptionId }: RedemptionCase) => redemptionId as string;

/** Goods that members paid for with points and that somebody has to send. */
export function RedemptionQueue({ orders }: { orders: readonly RedemptionCase[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status, agreement }: RedemptionCase): Acts<Verdict> =>
    status !== 'processing' || !may('redemptions.decide')
      ? {}
      : {
          ...(agreement?.isOwn && { note: t('console.own_approval_given') }),
          approve: agreement?.isOwn
            ? undefined
            : {
                verdict: 'approve',
                name: t('console.redemption_approve'),
                look: 'brand',
                icon: check,
              },
          refuse: {
            verdict: 'reject',
            name: t('console.redemption_reject'),
            look: 'danger',
            icon: close,
          },
        };
  return (
    <DecisionQueue
      label={t('console.redemptions')}
      rows={orders}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderCase = (order: RedemptionCase, acts: ReactNode) => (
  <RedemptionCaseCard order={order}>{acts}</RedemptionCaseCard>
);

const renderDialog = (order: RedemptionCase, verdict: Verdict, onClose: () => void) => (
  <DecideDialog order={order} verdict={verdict} onClose={onClose} />
);

const renderLine = (order: RedemptionCase) => <Line order={order} />;

function Line({ order }: { order: RedemptionCase }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <>
      <b>
        <bdi>{order.reference}</bdi> <span className="muted">{order.account}</span>
      </b>
      <span>{t('console.redemption_count', { count: number(order.points) })}</span>
      <span className="queue-tags">
        <Tag>{order.name}</Tag>
        {order.status === 'processing' && order.agreement && (
          <Tag>{t('console.first_approval')}</Tag>
        )}
      </span>
      {order.status === 'processing' ? (
        <AgeTag since={order.createdAt} />
      ) : (
        <Tag tone={order.status === 'approved' ? 'win' : 'loss'}>
          {t(STATUS_NAMES[order.status])}
        </Tag>
      )}
    </>
  );
}
