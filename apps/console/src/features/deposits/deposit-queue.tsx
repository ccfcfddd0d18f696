import type { DepositCase } from '@baize/contract/deposit';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { check, close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { useMay } from '../../shared/use-operator.ts';
import { AgeTag } from '../queue/age-tag.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { useChosen } from '../queue/use-chosen.ts';
import { useQueueKeys } from '../queue/use-queue-keys.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DepositCaseCard } from './deposit-case.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { STATUS_NAMES } from './status-names.ts';

const idOf = ({ orderId }: DepositCase) => orderId as string;

/** The order it was opened for, also when a colleague takes that from the queue meanwhile. */
type Decision = { readonly order: DepositCase; readonly verdict: 'credit' | 'refuse' };

/** Slips that somebody has to hold against the bank. */
export function DepositQueue({ orders }: { orders: readonly DepositCase[] }) {
  const t = useT();
  const may = useMay();
  const { row, choose, move } = useChosen(orders, idOf);
  const [asked, setAsked] = useState<Decision | null>(null);
  const canDecide = row?.status === 'checking' && may('payments.decide');
  const canCredit = canDecide && !row.isOwnApproval;
  const decide = (verdict: Decision['verdict']) => row && setAsked({ order: row, verdict });
  useQueueKeys({
    move,
    approve: canCredit ? () => decide('credit') : undefined,
    refuse: canDecide ? () => decide('refuse') : undefined,
  });
  const end = () => setAsked(null);
  return (
    <>
      <QueueList
        label={t('console.deposits')}
        rows={orders}
        idOf={idOf}
        chosenId={row && idOf(row)}
        onChoose={choose}
      >
        {renderLine}
      </QueueList>
      {row && (
        <DepositCaseCard order={row}>
          {canDecide && row.isOwnApproval && <Note>{t('console.own_approval_given')}</Note>}
          {canDecide && (
            <div className="queue-acts">
              {canCredit && (
                <Button look="brand" icon={check} onClick={() => decide('credit')}>
                  {t('console.credit')}
                </Button>
              )}
              <Button look="danger" icon={close} onClick={() => decide('refuse')}>
                {t('console.refuse')}
              </Button>
            </div>
          )}
        </DepositCaseCard>
      )}
      {asked?.verdict === 'credit' && <CreditDialog order={asked.order} onClose={end} />}
      {asked?.verdict === 'refuse' && <RefuseDialog order={asked.order} onClose={end} />}
    </>
  );
}

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
