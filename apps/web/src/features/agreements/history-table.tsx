import type { Agreement } from '@baize/contract/agreement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { STATUSES } from '@baize/ui/agreement-words';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { PastEndings } from '@baize/ui/past-endings.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type Column, Table } from '@baize/ui/table.tsx';
import { StatusTag } from './status-tag.tsx';
import { otherSide } from './words.ts';

/** Whatever is over, on both sides. */
export function HistoryTable({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useT();
  return (
    <Table
      caption={t('agreements.history')}
      columns={columnsOf(t, useFormats())}
      rows={agreements}
      keyOf={({ agreementId }) => agreementId}
    />
  );
}

const columnsOf = (t: Translate, { dateTime, number }: Formats): readonly Column<Agreement>[] => {
  const at = (iso: string | null) => (iso ? dateTime(instant(new Date(iso))) : '–');
  return [
    {
      key: 'with',
      title: t('agreements.with_whom'),
      isHeader: true,
      sortBy: (agreement) => otherSide(agreement, t),
      cell: (agreement) => <bdi>{otherSide(agreement, t)}</bdi>,
    },
    {
      key: 'version',
      title: t('agreements.version'),
      isNumber: true,
      sortBy: ({ version }) => version,
      cell: ({ version }) => number(version),
    },
    {
      key: 'rate',
      title: t('agreements.rate'),
      isNumber: true,
      sortBy: ({ topRate }) => topRate,
      cell: ({ topRate }) => rateText(topRate),
    },
    {
      key: 'since',
      title: t('agreements.since'),
      sortBy: ({ startsAt, offeredAt }) => startsAt ?? offeredAt,
      cell: ({ startsAt, offeredAt }) => at(startsAt ?? offeredAt),
    },
    {
      key: 'until',
      title: t('agreements.until'),
      sortBy: ({ endsAt, answeredAt }) => endsAt ?? answeredAt ?? '',
      cell: ({ endsAt, answeredAt }) => at(endsAt ?? answeredAt),
    },
    {
      key: 'state',
      title: t('agreements.state'),
      sortBy: ({ status }) => t(STATUSES[status][0]),
      cell: (agreement) => <StatusTag agreement={agreement} />,
    },
    {
      key: 'asked',
      title: t('agreements.past_endings'),
      cell: (agreement) =>
        agreement.pastEndings.length > 0 ? (
          <Disclosure title={number(agreement.pastEndings.length)}>
            <PastEndings agreement={agreement} />
          </Disclosure>
        ) : (
          '–'
        ),
    },
  ];
};
