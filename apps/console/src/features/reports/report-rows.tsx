import type { Output } from '@baize/contract/endpoint';
import {
  type listReportBets,
  type listReportMoves,
  REPORT_MOVES,
  type ReportMove,
} from '@baize/contract/report';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { subtract } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { reasonName } from '../../shared/reason-names.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { ExportRows } from './export-rows.tsx';
import { queryOf, useMoments, useReportScope } from './report-scope.ts';
import { useReportBets, useReportMoves } from './use-reports.ts';
import { FIGURE_NAMES, FIGURES } from './words.ts';

/** What a figure adds up from, with the period and the scope it was opened with. */
export function ReportRows() {
  const t = useT();
  const { by, scope } = useReportScope();
  const moments = useMoments();
  const { since, until } = moments;
  const { figure: named } = useAddressQuery();
  const figure = FIGURES.find((each) => each === named) ?? 'grossWin';
  const moves = REPORT_MOVES.find((each) => each === figure);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.rows_of', { figure: t(FIGURE_NAMES[figure]) })}</h1>
          <p className="muted">
            {since && until ? <Hours since={since} until={until} /> : `${scope.from} – ${scope.to}`}{' '}
            · {t(since ? 'live.rows_text' : 'ops.rows_text')}
          </p>
        </div>
        <div className="row">
          <ConsoleLink to="/reports" query={{ ...queryOf(scope), by }} className="link">
            {t('ops.back_to_report')}
          </ConsoleLink>
          <ExportRows name={figure} scope={{ ...scope, ...moments }} moves={moves} />
        </div>
      </header>
      {moves ? <Moves figure={moves} /> : <Bets />}
      {figure === 'grossWin' && since === undefined && (
        <>
          <h2>{t('ops.otherWins')}</h2>
          <Moves figure="otherWins" />
        </>
      )}
    </>
  );
}

function Hours({ since, until }: { since: string; until: string }) {
  return (
    <>
      <Moment at={since} /> – <Moment at={until} />
    </>
  );
}

type BetRow = Output<typeof listReportBets>['bets'][number];
type MoveRow = Output<typeof listReportMoves>['moves'][number];

function Bets() {
  const t = useT();
  const query = useReportBets({ ...useReportScope().scope, ...useMoments() });
  return (
    <>
      <Answered query={query}>
        {({ pages }) => (
          <Rows
            caption={t('ops.bets')}
            rows={pages.flatMap(({ bets }) => bets)}
            columns={betColumns(t)}
          />
        )}
      </Answered>
      <OlderButton query={query} />
    </>
  );
}

function Moves({ figure }: { figure: ReportMove }) {
  const t = useT();
  const query = useReportMoves(figure, useReportScope().scope);
  return (
    <>
      <Answered query={query}>
        {({ pages }) => (
          <Rows
            caption={t(FIGURE_NAMES[figure])}
            rows={pages.flatMap(({ moves }) => moves)}
            columns={moveColumns(t)}
          />
        )}
      </Answered>
      <OlderButton query={query} />
    </>
  );
}

type RowsProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

function Rows<Row extends { cursor: string }>({ caption, rows, columns }: RowsProps<Row>) {
  const t = useT();
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ops.rows_none')}>{t('ops.rows_none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <ListTable
        name="report-rows"
        caption={caption}
        rows={rows}
        keyOf={({ cursor }) => cursor}
        density="dense"
        phoneCells={4}
        columns={columns}
      />
    </Card>
  );
}

const betColumns = (t: Translate): readonly Column<BetRow>[] => [
  { key: 'at', title: t('console.time'), isHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { key: 'player', title: t('ops.player'), cell: (bet) => <MemberLink {...bet} /> },
  { key: 'game', title: t('ops.by_game'), cell: ({ game, vendor }) => game ?? vendor },
  { key: 'reference', title: t('ops.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
  {
    key: 'stake',
    title: t('ops.stake'),
    isNumber: true,
    cell: ({ stake }) => <MoneyText amount={stake} />,
  },
  {
    key: 'payout',
    title: t('ops.payout'),
    isNumber: true,
    cell: ({ payout }) => <MoneyText amount={payout} />,
  },
  {
    key: 'result',
    title: t('ops.house_result'),
    isNumber: true,
    cell: ({ stake, payout }) => <MoneyText amount={subtract(stake, payout)} isResult />,
  },
];

const moveColumns = (t: Translate): readonly Column<MoveRow>[] => [
  { key: 'at', title: t('console.time'), isHeader: true, cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'player',
    title: t('ops.player'),
    cell: ({ member }) => (member ? <MemberLink {...member} /> : t('ops.the_house')),
  },
  { key: 'reason', title: t('console.reason'), cell: ({ reason }) => reasonName(reason, t) },
  { key: 'reference', title: t('ops.reference'), cell: ({ reference }) => <bdi>{reference}</bdi> },
  {
    key: 'amount',
    title: t('console.amount'),
    isNumber: true,
    cell: ({ amount }) => <MoneyText amount={amount} />,
  },
];
