import type { AgreementKind } from '@baize/contract/agreement';
import { BILL_STATUSES, type Bill } from '@baize/contract/bill-shape';
import { BILL_SORTS, type BillPage, billNumber } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { FigureStrip } from '../statements/figure-strip.tsx';
import { Nothing, Shown } from '../states.tsx';
import { teamOrder } from '../team-order.ts';
import type { TeamFilters } from '../use-team-search.ts';
import { BILL_STATUS_WORDS } from './bill-words.ts';
import { ExportBills } from './export-bills.tsx';
import { useBills } from './use-bills.ts';

type Props = { kind: AgreementKind; filters: TeamFilters };

/** What was settled, on both sides; a press says how each figure came about. */
export function BillList({ kind, filters }: Props) {
  const t = useT();
  const { query: asked, loadAll } = useBills(kind, filters);
  return (
    <>
      <BillFilters filters={filters}>
        <ExportBills filters={filters} load={loadAll} />
      </BillFilters>
      <Shown asked={asked}>
        {({ pages }) => (
          <>
            {pages[0] && <Totals page={pages[0]} />}
            <Rows bills={pages.flatMap((page) => page.bills)} filters={filters} />
          </>
        )}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}

type FilterProps = Pick<Props, 'filters'> & { children: ReactNode };

function BillFilters({ filters: { search, change }, children }: FilterProps) {
  const t = useT();
  return (
    <div className="agent-tools agent-filters">
      <Segments
        label={t('agents.side')}
        value={search.side ?? 'both'}
        onChange={(side) => change({ side: side === 'both' ? undefined : side })}
        segments={[
          { value: 'both', label: t('agents.both_sides') },
          { value: 'received', label: t('agents.received') },
          { value: 'owed', label: t('agents.owed') },
        ]}
      />
      <TextField
        type="search"
        label={t('agents.bill_number')}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        value={search.search ?? ''}
        onChange={({ target }) => change({ search: target.value.trim() || undefined })}
      />
      <Select
        label={t('agents.status')}
        value={search.billStatus ?? ''}
        onChange={({ target }) =>
          change({ billStatus: BILL_STATUSES.find((one) => one === target.value) })
        }
        options={[
          { value: '', label: t('agents.all_statuses') },
          ...BILL_STATUSES.map((value) => ({ value, label: t(BILL_STATUS_WORDS[value][0]) })),
        ]}
      />
      {children}
    </div>
  );
}

function Totals({ page: { totals } }: { page: BillPage }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <FigureStrip
      label={t('agents.totals')}
      figures={[
        {
          name: t('agents.received'),
          figure: <MoneyText amount={totals.received} />,
          note: t('agents.of_it_paid', { amount: money(totals.receivedPaid) }),
        },
        {
          name: t('agents.owed'),
          figure: <MoneyText amount={totals.owed} />,
          note: t('agents.of_it_paid', { amount: money(totals.owedPaid) }),
        },
        {
          name: t('agents.difference'),
          figure: <MoneyText amount={totals.income} isResult />,
          note: t('agents.difference_why'),
        },
      ]}
    />
  );
}

type RowsProps = { bills: readonly Bill[]; filters: TeamFilters };

function Rows({ bills, filters }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  if (bills.length === 0) {
    return <Nothing title={t('agents.no_bills')}>{t('agents.no_bills_text')}</Nothing>;
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.bills')}
        columns={columnsOf(t, formats, (bill) => filters.change({ bill }))}
        rows={bills}
        keyOf={({ billId }) => billId}
        density="dense"
        order={teamOrder(filters, BILL_SORTS, { by: 'period', isDown: true })}
        phoneCells={4}
      />
    </Card>
  );
}

const columnsOf = (
  t: Translate,
  formats: Formats,
  onOpen: (bill: Id<'bil'>) => void,
): readonly Column<Bill>[] => [
  {
    key: 'period',
    title: t('agents.period'),
    isHeader: true,
    cell: (bill) => periodText(bill, formats),
  },
  {
    key: 'side',
    title: t('agents.with'),
    cell: ({ side, payer, payee }) =>
      side === 'received'
        ? t('agents.from', { account: payer?.account ?? t('agents.platform') })
        : t('agents.to', { account: payee.account }),
  },
  {
    key: 'base',
    title: t('agents.base'),
    isNumber: true,
    cell: ({ base }) => <MoneyText amount={base} />,
  },
  {
    key: 'rate',
    title: t('agents.rate'),
    isNumber: true,
    cell: ({ rate, tier }) => (tier === null ? '–' : rateText(rate)),
  },
  {
    key: 'amount',
    title: t('agents.amount'),
    isNumber: true,
    cell: ({ amount }) => <MoneyText amount={amount} />,
  },
  {
    key: 'paid',
    title: t('agents.paid'),
    isNumber: true,
    cell: ({ paid }) => <MoneyText amount={paid} />,
  },
  {
    key: 'status',
    title: t('agents.status'),
    cell: ({ status }) => {
      const [word, tone] = BILL_STATUS_WORDS[status];
      return <Tag tone={tone}>{t(word)}</Tag>;
    },
  },
  {
    key: 'number',
    title: t('agents.bill_number'),
    cell: ({ billId }) => billNumber(billId),
  },
  {
    key: 'open',
    title: t('agents.why'),
    isNumber: true,
    cell: (bill) => <OpenBill bill={bill} onOpen={onOpen} />,
  },
];

type OpenProps = { bill: Bill; onOpen: (bill: Id<'bil'>) => void };

function OpenBill({ bill, onOpen }: OpenProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <Button
      look="line"
      size="small"
      aria-label={t('agents.why_of', { period: periodText(bill, formats) })}
      onClick={() => onOpen(bill.billId)}
    >
      {t('agents.why_short')}
    </Button>
  );
}
