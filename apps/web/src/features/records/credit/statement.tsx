import type { Credit } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { type Minor, negate } from '@baize/std/money';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import { TYPE_NAMES } from '../../../shared/names/entry-names.ts';

type CreditLine = Credit['statement']['lines'][number];
type Row = Partial<CreditLine> & { readonly name: string; readonly balance?: Minor };

const LINE_NAMES = {
  ...TYPE_NAMES,
  play: 'records.games_net',
  in_play: 'records.in_play',
} as const;

/** From the opening to the closing balance, each line with the way to the entries behind it. */
export function Statement({ credit }: { credit: Credit }) {
  const t = useT();
  const { statement } = credit;
  const nameOf = ({ type }: CreditLine) => t(LINE_NAMES[type]);
  const rows: readonly Row[] = [
    { name: t('records.opening'), balance: statement.opening },
    ...statement.lines.map((line) => ({ name: nameOf(line), ...line })),
  ];
  return (
    <Card padding="flush">
      <Table
        caption={t('records.statement')}
        columns={columnsOf(t, credit)}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </Card>
  );
}

function columnsOf(t: Translate, { statement, from, to }: Credit): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('records.type'),
      isHeader: true,
      cell: ({ name }) => name,
      total: t('records.closing'),
    },
    {
      key: 'in',
      title: t('records.in'),
      isNumber: true,
      cell: (row) => (row.in ? <MoneyText amount={row.in} /> : null),
      total: '',
    },
    {
      key: 'out',
      title: t('records.out'),
      isNumber: true,
      cell: (row) => (row.out ? <MoneyText amount={negate(row.out)} /> : null),
      total: '',
    },
    {
      key: 'balance',
      title: t('shell.balance'),
      isNumber: true,
      cell: ({ balance }) => (balance === undefined ? null : <MoneyText amount={balance} />),
      total: <MoneyText amount={statement.closing} />,
    },
    {
      key: 'entries',
      title: t('records.entries'),
      isNumber: true,
      cell: ({ name, type }) =>
        type && (
          <Link
            to="/member/transactionHistory"
            search={{ from, to, type: type === 'in_play' ? 'play' : type }}
            className={buttonClass({ look: 'line', size: 'small' })}
            aria-label={t('records.entries_of', { type: name })}
          >
            {t('records.entries')}
          </Link>
        ),
      total: '',
    },
  ];
}
