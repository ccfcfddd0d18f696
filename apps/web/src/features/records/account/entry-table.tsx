import type { WalletEntry } from '@baize/contract/records';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { POCKET_NAMES, TYPE_NAMES } from '../../../shared/names/entry-names.ts';

type Props = { caption: string; entries: readonly WalletEntry[] };

export function EntryTable({ caption, entries }: Props) {
  const columns = columnsOf(useT(), useFormats());
  return (
    <Table caption={caption} columns={columns} rows={entries} keyOf={({ entryId }) => entryId} />
  );
}

function columnsOf(t: Translate, { dateTime }: Formats): readonly Column<WalletEntry>[] {
  return [
    {
      key: 'type',
      title: t('records.type'),
      isHeader: true,
      cell: ({ type, game }) => (
        <span className="record-type">
          {t(TYPE_NAMES[type])}
          {game && (
            <small className="faint">
              <bdi>{game}</bdi>
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('records.time'),
      cell: ({ at }) => (
        <time className="muted" dateTime={at}>
          {dateTime(instant(new Date(at)))}
        </time>
      ),
    },
    {
      key: 'pocket',
      title: t('records.pocket'),
      cell: ({ pocket }) => t(POCKET_NAMES[pocket]),
    },
    {
      key: 'amount',
      title: t('records.amount'),
      isNumber: true,
      cell: ({ amount }) => <MoneyText amount={amount} isResult />,
    },
    {
      key: 'balance',
      title: t('records.balance_after'),
      isNumber: true,
      cell: ({ balance }) => <MoneyText amount={balance} />,
    },
    {
      key: 'reference',
      title: t('records.reference'),
      cell: ({ reference }) => <bdi className="record-reference">{reference}</bdi>,
    },
  ];
}
