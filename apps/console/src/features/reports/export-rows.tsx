import { wordingOf } from '@baize/client/api-error';
import type { Input } from '@baize/contract/endpoint';
import { listReportBets, listReportMoves, type ReportMove } from '@baize/contract/report';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { writeMoment } from '@baize/std/calendar';
import { writeCsv } from '@baize/std/csv';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { reasonName } from '../../shared/reason-names.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { amountCell } from './report-csv.ts';

/** A file of more rows than these is asked for in parts. */
const PAGES_MAX = 100;
const PER_PAGE = 500;

type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/** All rows from the newest on, and whether there were more than a file takes. */
async function loadAll<Row extends { cursor: string }>(
  load: (before: string | undefined) => Promise<Page<Row>>,
): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let before: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { rows: more, hasMore } = await load(before);
    rows.push(...more);
    before = more.at(-1)?.cursor;
    if (!hasMore || before === undefined) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}

export type RowsScope = Omit<Input<typeof listReportBets>, 'before' | 'limit'>;

type Sheet = {
  readonly scope: RowsScope;
  readonly t: Translate;
  readonly amount: (amount: Minor) => string;
  readonly moment: (at: string) => string;
};

async function betSheet({ scope, t, amount, moment }: Sheet) {
  const { rows, isCut } = await loadAll(async (before) => {
    const asked = { ...scope, limit: PER_PAGE, ...(before && { before }) };
    const { bets, hasMore } = await call(listReportBets, asked);
    return { rows: bets, hasMore };
  });
  const head = [
    t('console.time'),
    t('ops.player'),
    t('ops.by_game'),
    t('ops.reference'),
    t('ops.stake'),
    t('ops.payout'),
  ];
  const lines = rows.map(({ at, account, game, vendor, reference, stake, payout }) => [
    moment(at),
    account,
    game ?? vendor,
    reference,
    amount(stake),
    amount(payout),
  ]);
  return { sheet: writeCsv([head, ...lines]), isCut };
}

async function moveSheet(figure: ReportMove, { scope, t, amount, moment }: Sheet) {
  const { since: _since, until: _until, ...days } = scope;
  const { rows, isCut } = await loadAll(async (before) => {
    const asked = { figure, ...days, limit: PER_PAGE, ...(before && { before }) };
    const { moves, hasMore } = await call(listReportMoves, asked);
    return { rows: moves, hasMore };
  });
  const head = [
    t('console.time'),
    t('ops.player'),
    t('console.reason'),
    t('ops.reference'),
    t('console.amount'),
  ];
  const lines = rows.map(({ at, member, reason, reference, amount: moved }) => [
    moment(at),
    member?.account ?? t('ops.the_house'),
    reasonName(reason, t),
    reference,
    amount(moved),
  ]);
  return { sheet: writeCsv([head, ...lines]), isCut };
}

type Props = { name: string; scope: RowsScope; moves: ReportMove | undefined };

/** The rows behind a figure as a file for spreadsheets, by the brand's clock. */
export function ExportRows({ name, scope, moves }: Props) {
  const t = useT();
  const { brand } = useOperator();
  const saving = useMutation({
    mutationFn: async () => {
      const sheet: Sheet = {
        scope,
        t,
        amount: (amount) => amountCell(amount, brand.currency.scale),
        moment: (at) => writeMoment(instant(new Date(at)), brand.timezone),
      };
      const { sheet: text, isCut } = await (moves ? moveSheet(moves, sheet) : betSheet(sheet));
      saveFile(`${name}-${scope.from}-${scope.to}.csv`, text);
      return { isCut };
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {t('console.export')}
      </Button>
      {saving.data?.isCut && <Note>{t('console.export_cut')}</Note>}
      {saving.isError && <Note tone="warn">{wordingOf(saving.error, t)}</Note>}
    </>
  );
}
