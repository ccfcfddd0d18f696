import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type CashierOrder = {
  readonly orderId: string;
  readonly reference: string;
  readonly createdAt: string;
};

type Props<Order extends CashierOrder> = {
  caption: string;
  orders: readonly Order[];
  /** What tells these orders from others: how or where to, and how much. */
  columns: readonly Column<Order>[];
  renderStatus: (order: Order) => ReactNode;
  /** The page that opens an order. */
  to: '/member/depositv2' | '/member/withdraw';
  empty?: ReactNode;
};

/** Deposits or withdrawals; each line opens its order. */
export function OrderTable<Order extends CashierOrder>(props: Props<Order>) {
  const { caption, orders, empty } = props;
  return (
    <Table
      caption={caption}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      empty={empty}
      columns={columnsOf(props, useT())}
    />
  );
}

const columnsOf = <Order extends CashierOrder>(
  { columns, renderStatus, to }: Props<Order>,
  t: Translate,
): readonly Column<Order>[] => [
  { key: 'at', title: t('cashier.time'), isHeader: true, cell: Moment },
  { key: 'reference', title: t('cashier.reference'), cell: Reference },
  ...columns,
  { key: 'status', title: t('cashier.status'), cell: renderStatus },
  {
    key: 'open',
    title: t('cashier.details'),
    cell: ({ orderId }) => <OrderLink orderId={orderId} to={to} />,
  },
];

const Moment = ({ createdAt }: CashierOrder) => <MomentText at={createdAt} />;
const Reference = ({ reference }: CashierOrder) => <bdi>{reference}</bdi>;

type LinkProps = { orderId: string; to: Props<CashierOrder>['to'] };

function OrderLink({ orderId, to }: LinkProps) {
  const t = useT();
  return (
    <Link
      to={to}
      search={{ order: orderId }}
      className={buttonClass({ look: 'ghost', size: 'small' })}
    >
      {t('cashier.open')}
    </Link>
  );
}

function MomentText({ at }: { at: string }) {
  return useFormats().dateTime(instant(new Date(at)));
}
