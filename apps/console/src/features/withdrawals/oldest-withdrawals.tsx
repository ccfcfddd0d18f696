import type { WithdrawalCase } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { useWithdrawalQueue } from './use-withdrawals.ts';
import { ReviewTags } from './withdrawal-queue.tsx';

const SHOWN = 6;

/** The next ones of the queue, each a press away from its decision. */
export function OldestWithdrawals() {
  const t = useT();
  const query = useWithdrawalQueue('review');
  return (
    <Card padding="flush" className="oldest">
      <h2>{t('console.oldest_withdrawals')}</h2>
      <Answered query={query}>
        {({ orders }) => (
          <Table
            caption={t('console.oldest_withdrawals')}
            rows={orders.slice(0, SHOWN)}
            keyOf={({ orderId }) => orderId}
            density="dense"
            empty={t('console.withdrawals_empty')}
            columns={[
              { key: 'order', title: t('console.order'), isHeader: true, cell: Order },
              { key: 'member', title: t('console.member'), cell: ({ account }) => account },
              { key: 'amount', title: t('console.amount'), isNumber: true, cell: Amount },
              { key: 'checks', title: t('console.checks'), cell: Checks },
              { key: 'age', title: t('console.view_waiting'), cell: Age },
            ]}
          />
        )}
      </Answered>
    </Card>
  );
}

const Order = ({ orderId, reference }: WithdrawalCase) => (
  <ConsoleLink to="/withdrawals" query={{ order: orderId }} className="link">
    <bdi>{reference}</bdi>
  </ConsoleLink>
);
const Amount = ({ amount }: WithdrawalCase) => <MoneyText amount={amount} />;
const Checks = (order: WithdrawalCase) => <ReviewTags order={order} shown={1} />;
const Age = ({ waitingSince }: WithdrawalCase) => <AgeTag since={waitingSince} />;
