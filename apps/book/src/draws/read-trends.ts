import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Board, Market } from '../market/market.ts';

export const TREND_LENGTHS: readonly number[] = [30, 50, 100];

type PartTrend = {
  readonly part: string;
  /** What was drawn, the newest first. */
  readonly rows: readonly { readonly period: string; readonly numbers: readonly string[] }[];
  /** Of every token that was drawn: how often, how long it is missing now, and at most. */
  readonly tokens: readonly TokenTrend[];
};

type TokenTrend = {
  readonly token: string;
  readonly count: number;
  readonly missingNow: number;
  readonly missingMax: number;
};

/** Results of the last draws by their parts, counted; what came before says nothing of what comes. */
export async function readTrends(book: Book, market: Market, draws: number) {
  const { rows } = await sql<{ period: string; board: Board }>`
    select draw.period, result.board from draw
      join result on result.draw_id = draw.id and result.version = draw.result_version
    where draw.lottery = ${market.code} and draw.status in ('confirmed', 'settling', 'settled', 'corrected')
    order by draw.closes_at desc limit ${draws}`.execute(book.db);
  const parted = rows.map(({ period, board }) => ({ period, parts: market.parts(board) }));
  const names = Object.keys(parted[0]?.parts ?? {});
  const parts: readonly PartTrend[] = names.map((part) => {
    const list = parted.map(({ period, parts: all }) => ({ period, numbers: all[part] ?? [] }));
    return { part, rows: list, tokens: countTokens(list.map(({ numbers }) => tokensIn(numbers))) };
  });
  return { lottery: market.code, draws: rows.length, parts };
}

/** Digits of numbers stand for themselves; balls and names are whole tokens. */
const tokensIn = (numbers: readonly string[]): ReadonlySet<string> =>
  new Set(
    numbers.every((number) => /^\d+$/.test(number)) && numbers.length === 1
      ? (numbers[0] ?? '').split('')
      : numbers,
  );

function countTokens(draws: readonly ReadonlySet<string>[]): readonly TokenTrend[] {
  const all = new Set(draws.flatMap((tokens) => [...tokens]));
  return [...all].sort().map((token) => {
    const places = draws.flatMap((tokens, place) => (tokens.has(token) ? [place] : []));
    const gaps = [...places, draws.length].map((place, at) => place - (places[at - 1] ?? -1) - 1);
    return {
      token,
      count: places.length,
      missingNow: places[0] ?? draws.length,
      missingMax: Math.max(...gaps),
    };
  });
}
