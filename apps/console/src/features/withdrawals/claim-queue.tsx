import { decideClaim, type WithdrawalCase } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import { useToast } from '@baize/ui/toast.tsx';
import { type Acts, DecisionQueue } from '../../shared/queue/decision-queue.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useDecision } from './use-withdrawals.ts';
import { renderCase, renderLine } from './withdrawal-queue.tsx';

const idOf = ({ orderId }: WithdrawalCase) => orderId as string;

type Verdict = 'return' | 'forceReceived';

/** Members who say that a payment did not come, or not all of it. */
export function ClaimQueue({ orders }: { orders: readonly WithdrawalCase[] }) {
  const t = useT();
  const may = useMay();
  const actsOf = ({ isOwnApproval }: WithdrawalCase): Acts<Verdict> => {
    if (isOwnApproval) return { note: t('console.own_approval_given') };
    if (!may('payments.decide')) return {};
    return {
      approve: { verdict: 'return', name: t('console.claim_return'), look: 'brand' },
      refuse: { verdict: 'forceReceived', name: t('console.claim_force'), look: 'line' },
    };
  };
  return (
    <DecisionQueue
      label={t('console.claims')}
      rows={orders}
      idOf={idOf}
      actsOf={actsOf}
      renderLine={renderLine}
      renderCase={renderCase}
      renderDialog={renderDialog}
    />
  );
}

const renderDialog = (order: WithdrawalCase, verdict: Verdict, onClose: () => void) => (
  <Decide order={order} verdict={verdict} onClose={onClose} />
);

const missingOf = ({ payout, amountReceived }: WithdrawalCase): Minor =>
  subtract(payout, amountReceived ?? ZERO);

type DecideProps = { order: WithdrawalCase; verdict: Verdict; onClose: () => void };

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
