import type { Bill } from '@baize/contract/bill-shape';
import { RUN_BILL_SORTS } from '@baize/contract/settlement-run';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { EVERY } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Kpi } from '@baize/ui/kpi.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import type { Column } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { BILL_STATES } from '../../shared/bill-states.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { HeadBelow } from '../../shared/head-below.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useSorting } from '../../shared/use-sorting.ts';
import { PersonName } from './person-name.tsx';
import { RejectBill } from './reject-bill.tsx';
import './settlement.css';
import { type RunFile, useRun, useRunBills } from './use-settlement.ts';
import { BILL_KIND_NAMES } from './words.ts';

/** One run: what it came to, how its bills stand, and every one of them. */
export function RunDetail({ runId }: { runId: Id<'run'> }) {
  const query = useRun(runId);
  return (
    <Answered query={query}>
      {(run) => (
        <>
          <Head run={run} />
          <States run={run} />
          <Bills runId={runId} />
        </>
      )}
    </Answered>
  );
}

function Head({ run }: { run: RunFile }) {
  const t = useT();
  const formats = useFormats();
  return (
    <HeadBelow to="/settlement" above={t('console.settlement')}>
      <h1>
        {t(BILL_KIND_NAMES[run.kind])} · {periodText(run, formats)}
      </h1>
      <p className="muted">
        {t(EVERY[run.period])} · {t('console.billed_at')} <Moment at={run.billedAt} />
      </p>
    </HeadBelow>
  );
}

/** How many bills stand how, and what that comes to. */
function States({ run }: { run: RunFile }) {
  const t = useT();
  const { money, number } = useFormats();
  return (
    <div className="kpis">
      <Kpi
        label={t('console.bills')}
        figure={<MoneyText amount={run.amount} />}
        comparedWith={number(run.billCount)}
      />
      {run.states.map(({ status, count, amount, paid }) => (
        <Kpi
          key={status}
          label={t(BILL_STATES[status][0])}
          figure={<MoneyText amount={amount} />}
          comparedWith={
            <>
              {number(count)}
              {paid !== amount && ` · ${t('console.of_it_paid', { amount: money(paid) })}`}
            </>
          }
        />
      ))}
    </div>
  );
}

function Bills({ runId }: { runId: Id<'run'> }) {
  const t = useT();
  const { order, asked } = useSorting(RUN_BILL_SORTS, null);
  const query = useRunBills(runId, asked);
  return (
    <section className="stack">
      <h2>{t('console.bills')}</h2>
      <Answered query={query}>
        {({ pages }) => (
          <Card padding="flush">
            <ListTable
              name="run-bills"
              isExported
              caption={t('console.bills')}
              rows={pages.flatMap(({ bills }) => bills)}
              keyOf={({ billId }) => billId}
              density="dense"
              order={order}
              phoneCells={4}
              empty={t('console.run_empty')}
              columns={columnsOf(t)}
            />
          </Card>
        )}
      </Answered>
      {query.hasNextPage && (
        <Button
          look="line"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('console.more_bills')}
        </Button>
      )}
    </section>
  );
}

const columnsOf = (t: Translate): readonly Column<Bill>[] => [
  {
    key: 'payee',
    title: t('console.payee'),
    isHeader: true,
    cell: ({ payee }) => <PersonName person={payee} />,
  },
  { key: 'payer', title: t('console.payer'), cell: ({ payer }) => <PersonName person={payer} /> },
  {
    key: 'base',
    title: t('console.base'),
    isNumber: true,
    cell: ({ base }) => <MoneyText amount={base} />,
  },
  {
    key: 'rate',
    title: t('agreements.rate'),
    isNumber: true,
    cell: ({ rate, tier, kind }) => (tier === null && kind !== 'rebate' ? '–' : rateText(rate)),
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
    cell: ({ status }) => {
      const [word, tone] = BILL_STATES[status];
      return <Tag tone={tone}>{t(word)}</Tag>;
    },
  },
  {
    key: 'acts',
    title: t('console.details'),
    cell: (bill) => (
      <span className="row-acts">
        <ConsoleLink to={`/settlement/bills/${bill.billId}`} className="link">
          {t('console.how_made')}
        </ConsoleLink>
        <RejectBill bill={bill} />
      </span>
    ),
  },
];
