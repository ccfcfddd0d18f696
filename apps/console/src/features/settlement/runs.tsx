import { PERIODS } from '@baize/contract/agreement';
import { BILL_KINDS } from '@baize/contract/bill-shape';
import { RUN_SORTS, type Run } from '@baize/contract/settlement-run';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { EVERY } from '@baize/ui/agreement-words';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { periodText } from '@baize/ui/period-text';
import { Select } from '@baize/ui/select.tsx';
import type { Column, TableOrder } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink, useGo } from '../../shared/console-link.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import '../../shared/list-filters.css';
import { OlderButton } from '../../shared/older-button.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useSorting } from '../../shared/use-sorting.ts';
import './settlement.css';
import { type RunsSought, useRuns } from './use-settlement.ts';
import { BILL_KIND_NAMES } from './words.ts';

/** What was settled, the newest first; the address keeps which kind and how often. */
export function Runs() {
  const t = useT();
  const sought = useRunsSought();
  const { order, asked, isUsual } = useSorting(RUN_SORTS, { by: 'billedAt', isDown: true });
  const query = useRuns(sought, asked);
  return (
    <section className="stack">
      <header className="console-head">
        <h2>{t('console.runs')}</h2>
        <RunFilters sought={sought} />
      </header>
      <Answered query={query}>
        {({ pages }) => (
          <Rows runs={pages.flatMap(({ runs }) => runs)} sought={sought} order={order} />
        )}
      </Answered>
      <OlderButton query={query} isUsual={isUsual} />
    </section>
  );
}

function useRunsSought(): RunsSought {
  const { kind, period, empty } = useAddressQuery();
  return {
    kind: BILL_KINDS.find((each) => each === kind),
    period: PERIODS.find((each) => each === period),
    isWithEmpty: empty === 'also',
  };
}

function RunFilters({ sought }: { sought: RunsSought }) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const kind: string = sought.kind ?? '';
  const period: string = sought.period ?? '';
  return (
    <div className="list-filters">
      <Select
        label={t('console.kind')}
        value={kind}
        onChange={({ target }) => void go('/settlement', { ...address, kind: target.value })}
        options={[
          { value: '', label: t('console.all_kinds') },
          ...BILL_KINDS.map((each) => ({ value: each, label: t(BILL_KIND_NAMES[each]) })),
        ]}
      />
      <Select
        label={t('console.period')}
        value={period}
        onChange={({ target }) => void go('/settlement', { ...address, period: target.value })}
        options={[
          { value: '', label: t('console.all_periods') },
          ...PERIODS.map((each) => ({ value: each, label: t(EVERY[each]) })),
        ]}
      />
      <Select
        label={t('console.runs_shown')}
        value={sought.isWithEmpty ? 'also' : ''}
        onChange={({ target }) => void go('/settlement', { ...address, empty: target.value })}
        options={[
          { value: '', label: t('console.runs_with_bills') },
          { value: 'also', label: t('console.runs_also_empty') },
        ]}
      />
    </div>
  );
}

type RowsProps = { runs: readonly Run[]; sought: RunsSought; order: TableOrder };

function Rows({ runs, sought, order }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  if (runs.length === 0) {
    return (
      <Card>
        <NoRuns isFiltered={Boolean(sought.kind ?? sought.period)} />
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <ListTable
        name="runs"
        isExported
        caption={t('console.runs')}
        rows={runs}
        keyOf={({ runId }) => runId}
        density="dense"
        order={order}
        phoneCells={4}
        columns={columnsOf(t, formats)}
      />
    </Card>
  );
}

function NoRuns({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return isFiltered ? (
    <EmptyState title={t('console.runs_none_such')}>{t('console.runs_none_such_text')}</EmptyState>
  ) : (
    <EmptyState title={t('console.runs_none')}>{t('console.runs_none_text')}</EmptyState>
  );
}

const columnsOf = (t: Translate, formats: Formats): readonly Column<Run>[] => [
  {
    key: 'billedAt',
    title: t('console.span'),
    isHeader: true,
    cell: (run) => (
      <ConsoleLink to={`/settlement/runs/${run.runId}`} className="link">
        {periodText(run, formats)}
      </ConsoleLink>
    ),
  },
  { key: 'kind', title: t('console.kind'), cell: ({ kind }) => t(BILL_KIND_NAMES[kind]) },
  { key: 'every', title: t('console.period'), cell: ({ period }) => t(EVERY[period]) },
  {
    key: 'billCount',
    title: t('console.bills'),
    isNumber: true,
    cell: ({ billCount }) => formats.number(billCount),
  },
  {
    key: 'amount',
    title: t('console.amount'),
    isNumber: true,
    cell: ({ amount }) => <MoneyText amount={amount} />,
  },
  {
    key: 'paid',
    title: t('console.paid_so_far'),
    isNumber: true,
    cell: ({ paid }) => <MoneyText amount={paid} />,
  },
  {
    key: 'state',
    title: t('console.status'),
    cell: ({ openCount }) => (
      <Tag tone={openCount > 0 ? 'warn' : 'win'}>
        {openCount > 0 ? t('console.bills_open', { count: openCount }) : t('console.all_settled')}
      </Tag>
    ),
  },
];
