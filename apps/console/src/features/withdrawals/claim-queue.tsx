import { decideClaim, type WithdrawalCase } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { useMay } from '../../shared/use-operator.ts';
import { QueueList } from '../queue/queue-list.tsx';
import { ReasonDialog } from '../queue/reason-dialog.tsx';
import { useChosen } from '../queue/use-chosen.ts';
import { useQueueKeys } from '../queue/use-queue-keys.ts';
import { useDecision } from './use-withdrawals.ts';
import { WithdrawalCaseCard } from './withdrawal-case.tsx';
import { Line } from './withdrawal-queue.tsx';

const idOf = ({ orderId }: WithdrawalCase) => orderId as string;

type Verdict = 'return' | 'forceReceived';

/** The claim it was opened for, also when a colleague takes that from the queue meanwhile. */
type Decision = { readonly order: WithdrawalCase; readonly verdict: Verdict };

/** Members who say that a payment did not come, or not all of it. */
export function ClaimQueue({ orders }: { orders: readonly WithdrawalCase[] }) {
  const t = useT();
  const may = useMay();
  const { row, choose, move } = useChosen(orders, idOf);
  const [decision, setDecision] = useState<Decision | null>(null);
  const canDecide = row !== undefined && may('payments.decide') && !row.isOwnApproval;
  const decide = (verdict: Verdict) => row && setDecision({ order: row, verdict });
  useQueueKeys({
    move,
    approve: canDecide ? () => decide('return') : undefined,
    refuse: canDecide ? () => decide('forceReceived') : undefined,
  });
  return (
    <>
      <QueueList
        label={t('console.claims')}
        rows={orders}
        idOf={idOf}
        chosenId={row && idOf(row)}
        onChoose={choose}
      >
        {renderLine}
      </QueueList>
      {row && (
        <WithdrawalCaseCard order={row}>
          {row.isOwnApproval && <Note>{t('console.own_approval_given')}</Note>}
          {canDecide && (
            <div className="queue-acts">
              <Button look="brand" onClick={() => decide('return')}>
                {t('console.claim_return')}
              </Button>
              <Button look="line" onClick={() => decide('forceReceived')}>
                {t('console.claim_force')}
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

const missingOf = ({ payout, amountReceived }: WithdrawalCase): Minor =>
  subtract(payout, amountReceived ?? ZERO);

type DecideProps = Decision & { onClose: () => void };

function Decide({ order, verdict, onClose }: DecideProps) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const words = { amount: formats.money(missingOf(order)), account: order.account };
  const isReturn = verdict === 'return';
  const deciding = useDecision(decideClaim, ({ status }) => {
    const done = isReturn ? 'console.claim_returned' : 'console.claim_forced';
    toast({ tone: 'win', text: t(status === 'closed' ? done : 'console.agreed_first', words) });
    onClose();
  });
  const submit = (reason: string) =>
    deciding.mutate({ orderId: order.orderId, decision: verdict, reason });
  return (
    <ReasonDialog
      title={t(isReturn ? 'console.claim_return' : 'console.claim_force')}
      text={t(isReturn ? 'console.claim_return_text' : 'console.claim_force_text', words)}
      action={t(isReturn ? 'console.claim_return' : 'console.claim_force')}
      reason="needed"
      hint={t('console.reason_shown')}
      look={isReturn ? 'act' : 'danger'}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
