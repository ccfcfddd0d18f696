import type { BillLine } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { type Id, isId } from '@baize/std/id';
import { sum } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { BillBets } from './bill-bets.tsx';
import './settlement.css';
import { type BillFile, useBillLines } from './use-settlement.ts';

/** The lines that add up to a bill; each agent's opens into those directly below. */
export function BillLines({ file }: { file: BillFile }) {
  const t = useT();
  const { of } = useAddressQuery();
  const { billId, payee } = file.bill;
  const isOpened = of !== undefined && isId('mem', of) && of !== payee.memberId;
  return (
    <section className="stack">
      <h2>{t('console.lines')}</h2>
      <p className="muted">{t('console.lines_text')}</p>
      {isOpened ? (
        <Opened key={of} billId={billId} of={of} />
      ) : (
        <Lines billId={billId} lines={file.lines} />
      )}
    </section>
  );
}

function Opened({ billId, of }: { billId: Id<'bil'>; of: Id<'mem'> }) {
  const t = useT();
  const query = useBillLines(billId, of);
  return (
    <Answered query={query}>
      {({ crumbs, lines }) => (
        <>
          <nav aria-label={t('console.lines')}>
            <ol className="crumbs">
              {crumbs.map(({ memberId, account }) => (
                <li key={memberId}>
                  {memberId === of ? (
                    <b>{account}</b>
                  ) : (
                    <Into billId={billId} of={memberId}>
                      {account}
                    </Into>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <Lines billId={billId} lines={lines} />
        </>
      )}
    </Answered>
  );
}

type IntoProps = { billId: Id<'bil'>; of: Id<'mem'>; children: string };

const Into = ({ billId, of, children }: IntoProps) => (
  <ConsoleLink to={`/settlement/bills/${billId}`} query={{ of }} className="link">
    <bdi>{children}</bdi>
  </ConsoleLink>
);

function Lines({ billId, lines }: { billId: Id<'bil'>; lines: readonly BillLine[] }) {
  const t = useT();
  const formats = useFormats();
  const [shown, setShown] = useState<BillLine | null>(null);
  return (
    <Card padding="flush">
      <Table
        caption={t('console.lines')}
        rows={lines}
        keyOf={({ memberId }) => memberId}
        density="dense"
        empty={t('console.lines_none')}
        columns={columnsOf({ t, formats, billId, lines, onBets: setShown })}
      />
      {shown && <BillBets billId={billId} line={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

type BillLineColumns = readonly Column<BillLine>[];

type BillLineContext = {
  t: Translate;
  formats: Formats;
  billId: Id<'bil'>;
  lines: readonly BillLine[];
  onBets: (line: BillLine) => void;
};

const columnsOf = (context: BillLineContext): BillLineColumns => [
  ...figuresOf(context),
  openOf(context),
];

const figuresOf = ({ t, formats, billId, lines }: BillLineContext): BillLineColumns => [
  {
    key: 'account',
    title: t('console.account'),
    isHeader: true,
    sortBy: ({ account }) => account,
    cell: ({ memberId, account, isAgent, isSelf }) =>
      isAgent && !isSelf ? (
        <Into billId={billId} of={memberId}>
          {account}
        </Into>
      ) : (
        <bdi>{isSelf ? t('console.line_self', { account }) : account}</bdi>
      ),
  },
  {
    key: 'bets',
    title: t('console.bet_count'),
    isNumber: true,
    sortBy: ({ betCount }) => betCount,
    cell: ({ betCount }) => formats.number(betCount),
  },
  {
    key: 'valid',
    title: t('agreements.valid_bets'),
    isNumber: true,
    sortBy: ({ validBets }) => validBets,
    cell: ({ validBets }) => <MoneyText amount={validBets} />,
    total: <MoneyText amount={sum(lines.map(({ validBets }) => validBets))} />,
  },
  {
    key: 'prizes',
    title: t('console.prizes'),
    isNumber: true,
    sortBy: ({ prizes }) => prizes,
    cell: ({ prizes }) => <MoneyText amount={prizes} />,
    total: <MoneyText amount={sum(lines.map(({ prizes }) => prizes))} />,
  },
  {
    key: 'profit',
    title: t('agreements.profit'),
    isNumber: true,
    sortBy: ({ profit }) => profit,
    cell: ({ profit }) => <MoneyText amount={profit} isResult />,
    total: <MoneyText amount={sum(lines.map(({ profit }) => profit))} isResult />,
  },
  {
    key: 'rate',
    title: t('agreements.rate'),
    isNumber: true,
    sortBy: ({ rate }) => rate,
    cell: ({ rate }) => rateText(rate),
  },
];

const openOf = ({ t, onBets }: BillLineContext): Column<BillLine> => ({
  key: 'open',
  title: t('console.details'),
  cell: (line) =>
    line.isAgent && !line.isSelf ? (
      '–'
    ) : (
      <Button
        look="line"
        size="small"
        aria-label={t('console.bets_of', { account: line.account })}
        onClick={() => onBets(line)}
      >
        {t('console.bets')}
      </Button>
    ),
});
