import type { Input, Output } from '@baize/contract/endpoint';
import type { readReport as contract, ReportFigures, ReportSplit } from '@baize/contract/report';
import { isId } from '@baize/std/id';
import { add, type Minor, subtract, sum, ZERO } from '@baize/std/money';
import { isBefore } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import {
  isSplitByPlay,
  listCurrencies,
  type MoneySums,
  type PlaySums,
  sumMoney,
  sumPlay,
} from './figure-queries.ts';
import type { ReportsOptions } from './options.ts';
import { readMark } from './queries.ts';
import { isOfPlay, type ReportScope, scopeOf } from './scope.ts';

/** What a period came to, for the console. */
export const readReport =
  (options: ReportsOptions) =>
  (
    { db, origin }: Ctx<OperatorCaller>,
    input: Input<typeof contract>,
  ): Promise<Output<typeof contract>> =>
    reportOf(options)({ db, language: origin.language }, input);

type Reader = { readonly db: Db; readonly language: string };

export type Report = Output<typeof contract>;

/** What a period came to, from counted days. */
export const reportOf =
  (options: ReportsOptions) =>
  async ({ db, language }: Reader, { by, ...input }: Input<typeof contract>): Promise<Report> => {
    const scope = scopeOf(options, input);
    const play = await sumPlay(db, by, scope);
    const money = await sumMoney(db, by, scope);
    const nameOf = await namesOf(db, options, { by, language, play, money });
    const has = applicable(by, scope);
    const playOf = new Map(play.map((row) => [row.key, row]));
    const moneyOf = new Map(money.map((row) => [row.key, row]));
    const keys = [...new Set([...playOf.keys(), ...moneyOf.keys()])];
    const rows = keys.map((key) => ({
      key,
      name: nameOf(key),
      figures: figuresOf(sumsOf(playOf.get(key)), moneyOf.get(key), has),
    }));
    const mark = await readMark(db);
    const isMixed = by === 'currency' && keys.length > 1;
    return {
      asOf: (isBefore(mark.bets_to, mark.money_to) ? mark.bets_to : mark.money_to).toISOString(),
      currency: scope.currency,
      currencies: [...(await listCurrencies(db))],
      rows: inOrder(by, rows),
      totals: isMixed ? NOTHING : figuresOf(addPlay(play), addMoney(money), has),
      inPlay: has.play && !isMixed ? sum(play.map(({ in_play }) => in_play)) : null,
    };
  };

type Applicable = { readonly play: boolean; readonly bonuses: boolean; readonly payments: boolean };

/** Which figures can be told apart by the split and within the scope. */
function applicable(by: ReportSplit, scope: ReportScope): Applicable {
  const isPlayOnly = isOfPlay(scope) || isSplitByPlay(by);
  const isBonusOnly = by === 'promotion' || scope.promotion !== undefined;
  return {
    play: !isBonusOnly,
    bonuses: !isPlayOnly,
    payments: !isPlayOnly && !isBonusOnly,
  };
}

type PlayTotals = Pick<PlaySums, 'turnover' | 'payouts'> & { readonly count: number };

const sumsOf = (row: PlaySums | undefined): PlayTotals => ({
  turnover: row?.turnover ?? ZERO,
  payouts: row?.payouts ?? ZERO,
  count: Number(row?.bet_count ?? 0n),
});

const addPlay = (rows: readonly PlaySums[]): PlayTotals => ({
  turnover: sum(rows.map(({ turnover }) => turnover)),
  payouts: sum(rows.map(({ payouts }) => payouts)),
  count: rows.reduce((count, { bet_count }) => count + Number(bet_count), 0),
});

const addMoney = (rows: readonly MoneySums[]): Omit<MoneySums, 'key'> => ({
  otherWins: sum(rows.map(({ otherWins }) => otherWins)),
  bonusCost: sum(rows.map(({ bonusCost }) => bonusCost)),
  deposits: sum(rows.map(({ deposits }) => deposits)),
  withdrawals: sum(rows.map(({ withdrawals }) => withdrawals)),
});

const NOTHING: ReportFigures = {
  betCount: null,
  turnover: null,
  payouts: null,
  otherWins: null,
  grossWin: null,
  bonusCost: null,
  netWin: null,
  deposits: null,
  withdrawals: null,
};

function figuresOf(
  { turnover, payouts, count }: PlayTotals,
  money: Omit<MoneySums, 'key'> | undefined,
  has: Applicable,
): ReportFigures {
  const otherWins = money?.otherWins ?? ZERO;
  const bonusCost = money?.bonusCost ?? ZERO;
  const grossWin = subtract(turnover, add(payouts, otherWins));
  const when = (isThere: boolean, amount: Minor) => (isThere ? amount : null);
  return {
    betCount: has.play ? count : null,
    turnover: when(has.play, turnover),
    payouts: when(has.play, payouts),
    otherWins: when(has.play, otherWins),
    grossWin: when(has.play, grossWin),
    bonusCost: when(has.bonuses, bonusCost),
    netWin: when(has.play && has.bonuses, subtract(grossWin, bonusCost)),
    deposits: when(has.payments, money?.deposits ?? ZERO),
    withdrawals: when(has.payments, money?.withdrawals ?? ZERO),
  };
}

type ReportRows = Output<typeof contract>['rows'];

/** Days by time, the newest first; all else by what it won, or cost, the most. */
const inOrder = (by: ReportSplit, rows: ReportRows): ReportRows =>
  rows.toSorted((a, b) => {
    const [one, other] = [weightOf(a.figures), weightOf(b.figures)];
    if (by === 'day' || one === other) return a.key < b.key ? 1 : -1;
    return one < other ? 1 : -1;
  });

const weightOf = ({ grossWin, bonusCost }: ReportFigures): bigint => grossWin ?? bonusCost ?? 0n;

type Naming = {
  readonly by: ReportSplit;
  readonly language: string;
  readonly play: readonly PlaySums[];
  readonly money: readonly MoneySums[];
};

/** What people call a row; null where its key says it all, or nothing is known of it. */
async function namesOf(
  db: Db,
  { catalogue }: ReportsOptions,
  { by, language, play, money }: Naming,
): Promise<(key: string) => string | null> {
  if (by === 'game') {
    return (key) => {
      const place = key.indexOf(' ');
      const game = catalogue.byProviderCode(key.slice(0, place), key.slice(place + 1));
      return game && (game.names[language] ?? game.names['EN'] ?? null);
    };
  }
  if (by !== 'agent') return () => null;
  const ids = [...play, ...money].flatMap(({ key }) => (isId('mem', key) ? [key] : []));
  const accounts = await listAccounts(db, [...new Set(ids)]);
  return (key) => (isId('mem', key) ? (accounts.get(key) ?? null) : null);
}
