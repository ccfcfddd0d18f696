import type { Bill } from '@baize/contract/bill-shape';
import type { BillDetail, BillLine } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { add, type Minor, ZERO } from '@baize/std/money';
import { activeTitle } from '@baize/ui/active-title';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { arrowBack } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Shown } from '../states.tsx';
import { BillBets } from './bill-bets.tsx';
import { useBillLines } from './use-bills.ts';

/** The lines of a bill, level by level, down to the bets of one member. */
export function BillLines({ detail: { bill, lines } }: { detail: BillDetail }) {
  const [way, setWay] = useState<readonly BillLine[]>([]);
  const last = way.at(-1);
  const go = (line: BillLine) => setWay([...way, line]);
  const back = () => setWay(way.slice(0, -1));
  if (!last) return <LineTable bill={bill} lines={lines} onOpen={go} />;
  return (
    <>
      <Back account={last.account} onBack={back} />
      {last.isAgent && !last.isSelf ? (
        <LinesBelow bill={bill} line={last} onOpen={go} />
      ) : (
        <BillBets billId={bill.billId} memberId={last.memberId} />
      )}
    </>
  );
}

function Back({ account, onBack }: { account: string; onBack: () => void }) {
  const t = useT();
  return (
    <p className="agent-tools">
      <Button look="ghost" icon={arrowBack} onClick={onBack}>
        {t('agents.level_up')}
      </Button>
      <b>{account}</b>
    </p>
  );
}

type BelowProps = { bill: Bill; line: BillLine; onOpen: (line: BillLine) => void };

function LinesBelow({ bill, line, onOpen }: BelowProps) {
  const asked = useBillLines(bill.billId, line.memberId);
  return (
    <Shown asked={asked}>
      {({ lines }) => <LineTable bill={bill} lines={lines} onOpen={onOpen} />}
    </Shown>
  );
}

type TableProps = { bill: Bill; lines: readonly BillLine[]; onOpen: (line: BillLine) => void };

function LineTable({ bill, lines, onOpen }: TableProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.lines')}
        columns={columnsOf(t, formats, { bill, lines, onOpen })}
        rows={lines}
        keyOf={({ memberId, isSelf }) => `${memberId} ${isSelf}`}
        density="dense"
        phoneCells={3}
        empty={t('agents.no_lines')}
      />
    </Card>
  );
}

const sumOf = (lines: readonly BillLine[], figure: 'validBets' | 'prizes' | 'profit'): Minor =>
  lines.reduce((sum, line) => add(sum, line[figure]), ZERO);

const countOf = (lines: readonly BillLine[], figure: 'betCount' | 'activeMembers'): number =>
  lines.reduce((sum, line) => sum + line[figure], 0);

const columnsOf = (
  t: Translate,
  formats: Formats,
  { bill, lines, onOpen }: TableProps,
): readonly Column<BillLine>[] => [
  {
    key: 'account',
    title: t('agents.account'),
    isHeader: true,
    sortBy: ({ account }) => account,
    cell: (line) => (
      <button type="button" className="tree-open" onClick={() => onOpen(line)}>
        <b>{line.isSelf ? t('agents.themselves', { account: line.account }) : line.account}</b>
        <small>{t(line.isAgent && !line.isSelf ? 'agents.with_team' : 'agents.alone')}</small>
      </button>
    ),
    total: t('agents.totals'),
  },
  {
    key: 'active',
    title: activeTitle(bill.activeValidBets, t, formats),
    isNumber: true,
    sortBy: ({ activeMembers }) => activeMembers,
    cell: ({ activeMembers }) => formats.number(activeMembers),
    total: formats.number(countOf(lines, 'activeMembers')),
  },
  {
    key: 'count',
    title: t('agents.bets'),
    isNumber: true,
    sortBy: ({ betCount }) => betCount,
    cell: ({ betCount }) => formats.number(betCount),
    total: formats.number(countOf(lines, 'betCount')),
  },
  ...(
    [
      ['validBets', 'agents.valid_bets'],
      ['prizes', 'agents.prizes'],
      ['profit', 'agents.gross_win'],
    ] as const
  ).map(
    ([figure, name]): Column<BillLine> => ({
      key: figure,
      title: t(name),
      isNumber: true,
      sortBy: (line) => line[figure],
      cell: (line) => <MoneyText amount={line[figure]} isResult={figure === 'profit'} />,
      total: <MoneyText amount={sumOf(lines, figure)} isResult={figure === 'profit'} />,
    }),
  ),
];
