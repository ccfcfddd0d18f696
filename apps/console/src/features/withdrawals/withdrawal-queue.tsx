import { decideWithdrawal, type WithdrawalCase } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { check, close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { useMay } from '../../shared/use-operator.ts';
import { AgeTag } from '../queue/age-tag.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { ReasonDialog } from '../queue/reason-dialog.tsx';
import { useChosen } from '../queue/use-chosen.ts';
import { useQueueKeys } from '../queue/use-queue-keys.ts';
import { FirstChecks } from './check-tags.tsx';
import { STATUS_NAMES } from './status-names.ts';
import { useDecision } from './use-withdrawals.ts';
import { WithdrawalCaseCard } from './withdrawal-case.tsx';

const idOf = ({ orderId }: WithdrawalCase) => orderId as string;

type Verdict = 'approve' | 'refuse';

/** The order it was opened for, also when a colleague takes that from the queue meanwhile. */
type Decision = { readonly order: WithdrawalCase; readonly verdict: Verdict };

/** Withdrawals that wait for somebody, the oldest first. */
export function WithdrawalQueue({ orders }: { orders: readonly WithdrawalCase[] }) {
  const t = useT();
  const may = useMay();
  const { row, choose, move } = useChosen(orders, idOf);
  const [decision, setDecision] = useState<Decision | null>(null);
  const canDecide = row?.status === 'review' && may('payments.decide');
  const canApprove = canDecide && !row.isOwnApproval;
  const decide = (verdict: Verdict) => row && setDecision({ order: row, verdict });
  useQueueKeys({
    move,
    approve: canApprove ? () => decide('approve') : undefined,
    refuse: canDecide ? () => decide('refuse') : undefined,
  });
  return (
    <>
      <QueueList
        label={t('console.withdrawals')}
        rows={orders}
        idOf={idOf}
        chosenId={row && idOf(row)}
        onChoose={choose}
      >
        {renderLine}
      </QueueList>
      {row && (
        <WithdrawalCaseCard order={row}>
          {canDecide && row.isOwnApproval && <Note>{t('console.own_approval_given')}</Note>}
          {canDecide && (
            <div className="queue-acts">
              {canApprove && (
                <Button look="brand" icon={check} onClick={() => decide('approve')}>
                  {t('console.approve')}
                </Button>
              )}
              <Button look="danger" icon={close} onClick={() => decide('refuse')}>
                {t('console.refuse')}
              </Button>
            </div>
          )}
        </WithdrawalCaseCard>
      )}
      {decision && <Decide {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

const renderLine = (order: WithdrawalCase) => <Line order={order} />;

export const Line = ({ order }: { order: WithdrawalCase }) => (
  <>
    <b>
      <bdi>{order.reference}</bdi> <span className="muted">{order.account}</span>
    </b>
    <MoneyText amount={order.amount} />
    {order.status === 'review' ? (
      <FirstChecks checks={order.checks} shown={2} />
    ) : (
      <State order={order} />
    )}
    {WAITING.has(order.status) ? <AgeTag since={order.waitingSince} /> : <Since order={order} />}
  </>
);

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

type DecideProps = Decision & { onClose: () => void };

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
