import type { DepositCase } from '@baize/contract/deposit';
import { useT } from '@baize/i18n/react.tsx';
import { check, close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { STATUS_NAMES } from '../../shared/deposit-status-names.ts';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DepositCaseCard } from './deposit-case.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

const idOf = ({ orderId }: DepositCase) => orderId as string;

type Verdict = 'credit' | 'refuse';

/** Slips that somebody has to hold against the bank. */
export function DepositQueue({ orders }: { orders: readonly DepositCase[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status, isOwnApproval }: DepositCase): Acts<Verdict> =>
    status !== 'checking' || !may('payments.decide')
      ? {}
      : {
          note: isOwnApproval ? t('console.own_approval_given') : undefined,
          approve: isOwnApproval
            ? undefined
            : { verdict: 'credit', name: t('console.credit'), look: 'brand', icon: check },
          refuse: { verdict: 'refuse', name: t('console.refuse'), look: 'danger', icon: close },
        };
  return (
    <DecisionQueue
      label={t('console.deposits')}
      rows={orders}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderCase = (order: DepositCase, acts: ReactNode) => (
  <DepositCaseCard order={order}>{acts}</DepositCaseCard>
);

const renderDialog = (order: DepositCase, verdict: Verdict, onClose: () => void) =>
  verdict === 'credit' ? (
    <CreditDialog order={order} onClose={onClose} />
  ) : (
    <RefuseDialog order={order} onClose={onClose} />
  );

const renderLine = (order: DepositCase) => <Line order={order} />;

const Line = ({ order }: { order: DepositCase }) => (
  <>
    <b>
      <bdi>{order.reference}</bdi> <span className="muted">{order.account}</span>
    </b>
    <MoneyText amount={order.amount} />
    <span className="queue-tags">
      <Tag>{order.methodName}</Tag>
    </span>
    {order.status === 'checking' ? (
      <AgeTag since={order.waitingSince} />
    ) : (
      <State status={order.status} />
    )}
  </>
);

function State({ status }: Pick<DepositCase, 'status'>) {
  const t = useT();
  return <Tag tone={status === 'credited' ? 'win' : 'loss'}>{t(STATUS_NAMES[status])}</Tag>;
}
