import { ARREARS_SORTS, type ArrearsSort } from '@baize/contract/settlement-run';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { TableOrder } from '@baize/ui/table.tsx';
import { tableOrder } from '@baize/ui/table-order';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { Moment } from '../../shared/moment.tsx';
import type { SortAsked } from '../../shared/use-sorting.ts';
import { PersonName } from './person-name.tsx';
import './settlement.css';
import { type ArrearsFile, useArrears } from './use-settlement.ts';

type OwedBy = ArrearsFile['payers'][number];

/** What is billed and not paid, and who owes it; it is paid by itself when they have the money. */
export function Arrears() {
  const [sorting, setSorting] = useState<SortAsked<ArrearsSort>>({});
  const query = useArrears(sorting);
  const usual = { by: 'amount', isDown: true } as const;
  // Not in the address: there the runs below have their order.
  const order = tableOrder({ keys: ARREARS_SORTS, usual, address: sorting, onSort: setSorting });
  return <Answered query={query}>{(arrears) => <Owed arrears={arrears} order={order} />}</Answered>;
}

function Owed({ arrears, order }: { arrears: ArrearsFile; order: TableOrder }) {
  const t = useT();
  const { money } = useFormats();
  const { amount, billCount, payerCount, payers } = arrears;
  if (billCount === 0) return <Note tone="brand">{t('console.arrears_none')}</Note>;
  const words = { amount: money(amount), bills: billCount, payers: payerCount };
  return (
    <Card padding="flush">
      <Disclosure title={t('console.arrears', words)}>
        <p className="muted">{t('console.arrears_text')}</p>
        <ListTable
          name="arrears"
          isExported
          caption={t('console.arrears', words)}
          rows={payers}
          keyOf={({ payer }) => payer?.memberId ?? 'platform'}
          density="dense"
          order={order}
          columns={[
            { key: 'payer', title: t('console.payer'), isHeader: true, cell: Payer },
            {
              key: 'bills',
              title: t('console.bills'),
              isNumber: true,
              cell: (owed) => String(owed.billCount),
            },
            { key: 'amount', title: t('console.still_owed'), isNumber: true, cell: Amount },
            { key: 'since', title: t('console.oldest_bill'), cell: Oldest },
          ]}
        />
      </Disclosure>
    </Card>
  );
}

const Payer = ({ payer }: OwedBy) => <PersonName person={payer} />;
const Amount = ({ amount }: OwedBy) => <MoneyText amount={amount} />;
const Oldest = ({ billId, since }: OwedBy) => (
  <ConsoleLink to={`/settlement/bills/${billId}`} className="link">
    <Moment at={since} />
  </ConsoleLink>
);
