import { decideWithdrawal, type WithdrawalCase } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { alert, check, close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import type { ReactNode } from 'react';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { STATUS_NAMES } from '../../shared/withdrawal-status-names.ts';
import { FirstChecks } from './check-tags.tsx';
import { useDecision } from './use-withdrawals.ts';
import { WithdrawalCaseCard } from './withdrawal-case.tsx';

const idOf = ({ orderId }: WithdrawalCase) => orderId as string;

type Verdict = 'approve' | 'refuse';

/** Withdrawals that wait for somebody, the oldest first. */
export function WithdrawalQueue({ orders }: { orders: readonly WithdrawalCase[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ status, isOwnApproval }: WithdrawalCase): Acts<Verdict> =>
    status !== 'review' || !may('payments.decide')
      ? {}
      : {
          note: isOwnApproval ? t('console.own_approval_given') : undefined,
          approve: isOwnApproval
            ? undefined
            : { verdict: 'approve', name: t('console.approve'), look: 'brand', icon: check },
          refuse: { verdict: 'refuse', name: t('console.refuse'), look: 'danger', icon: close },
        };
  return (
    <DecisionQueue
      label={t('console.withdrawals')}
      rows={orders}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

export const renderCase = (order: WithdrawalCase, acts: ReactNode) => (
  <WithdrawalCaseCard order={order}>{acts}</WithdrawalCaseCard>
);

const renderDialog = (order: WithdrawalCase, verdict: Verdict, onClose: () => void) => (
  <Decide order={order} verdict={verdict} onClose={onClose} />
);

export const renderLine = (order: WithdrawalCase) => <Line order={order} />;

const Line = ({ order }: { order: WithdrawalCase }) => (
  <>
    <b>
      <bdi>{order.reference}</bdi> <span className="muted">{order.account}</span>
    </b>
    <MoneyText amount={order.amount} />
    {order.status === 'review' ? <ReviewTags order={order} shown={2} /> : <State order={order} />}
    {WAITING.has(order.status) ? <AgeTag since={order.waitingSince} /> : <Since order={order} />}
  </>
);

type ReviewProps = { order: WithdrawalCase; shown: number };

/** A payout that came back is said before all that was looked at when it was asked for. */
export function ReviewTags({ order: { isFailedPayout, checks }, shown }: ReviewProps) {
  const t = useT();
  if (!isFailedPayout) return <FirstChecks checks={checks} shown={shown} />;
  return (
    <span className="queue-tags">
      <Tag tone="loss" icon={alert}>
        {t('console.payout_failed')}
      </Tag>
      <FirstChecks checks={checks} shown={shown - 1} />
    </span>
  );
}

/** Those that somebody has to look at. */
const WAITING = new Set<WithdrawalCase['status']>(['review', 'partly', 'notReceived']);

function State({ order: { status } }: { order: WithdrawalCase }) {
  const t = useT();
  return (
    <span className="queue-tags">
      <Tag tone={status === 'refused' ? 'loss' : 'plain'}>{t(STATUS_NAMES[status])}</Tag>
    </span>
  );
}

function Since({ order: { changedAt } }: { order: WithdrawalCase }) {
  const formats = useFormats();
  return <span className="muted">{formats.dateTime(instant(new Date(changedAt)))}</span>;
}

type DecideProps = { order: WithdrawalCase; verdict: Verdict; onClose: () => void };

function Decide({ order, verdict, onClose }: DecideProps) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const words = { amount: formats.money(order.amount), account: order.account };
  const isApproval = verdict === 'approve';
  const deciding = useDecision(decideWithdrawal, ({ status }) => {
    const isWaiting = isApproval && status === 'review';
    const done = isApproval ? 'console.approved' : 'console.refused';
    toast({ tone: 'win', text: t(isWaiting ? 'console.agreed_first' : done, words) });
    onClose();
  });
  const submit = (reason: string) =>
    deciding.mutate({ orderId: order.orderId, decision: verdict, reason });
  return (
    <ReasonDialog
      title={t(isApproval ? 'console.approve' : 'console.refuse')}
      text={t(isApproval ? 'console.approve_text' : 'console.refuse_text', words)}
      action={t(isApproval ? 'console.approve' : 'console.refuse')}
      reason={isApproval ? 'optional' : 'needed'}
      {...(!isApproval && { hint: t('console.reason_shown'), look: 'danger' as const })}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
