import { parseMarketKey } from '@baize/sports/core/market';
import type { MatchState } from '@baize/sports/core/match';
import type { Score } from '@baize/sports/core/sport';
import { outcomesOf } from '@baize/sports/pricing/outcomes';
import { settleOutcome } from '@baize/sports/settlement/settle';
import { finalOf } from '@baize/sports/sim/play';
import type { Book } from '../../book.ts';
import type { Row, Tx } from '../../db/client.ts';
import { ensure } from '../../refusal.ts';
import { listMarkets, type SportEvent, type SportMarket } from '../feed/queries.ts';
import { insertResults, lastResults, type NewResult } from '../settlement/keep-results.ts';
import { keepAct, lockEvent } from './keep-act.ts';

/** What one person says a match ended with. */
export type EnteredResult = {
  readonly score: Score;
  /** Of each half, quarter, set, round, innings or map. */
  readonly periods: readonly Score[];
  readonly corners: Score;
};

type Entering = {
  readonly eventId: string;
  readonly by: string;
  readonly result: EnteredResult;
  readonly reason: string;
};

export type Entered = { readonly status: 'entered' | 'confirmed'; readonly markets: number };

/** Matches that are over: before that, nobody knows how they end. */
const OVER: readonly string[] = ['ended', 'confirmed'];
/** What the score alone does not tell: who scored which goal, and how a fight ended. */
const NOT_BY_SCORE: readonly string[] = ['next-goal', 'goalscorer', 'method'];

/**
 * Takes what one person says a match ended with. The first word waits; the same of another person makes
 * it the result of every market that it decides otherwise, and settlement brings it to the slips.
 */
export const enterMatchResult = (book: Book, entering: Entering): Promise<Entered> =>
  book.db.transaction().execute(async (tx) => {
    const { eventId, by, result, reason } = entering;
    const event = await lockEvent(tx, eventId);
    ensure(OVER.includes(event.status), 'match_not_over', { status: event.status });
    ensure(isWhole(event, result), 'board_invalid');
    const first = await findEntry(tx, eventId);
    if (!first) {
      await tx
        .insertInto('sport_entry')
        .values({ event_id: eventId, result: JSON.stringify(result), reason, entered_by: by })
        .execute();
      await keepAct(tx, { eventId, kind: 'result_entered', by, reason });
      return { status: 'entered', markets: 0 };
    }
    ensure(first.entered_by !== by, 'own_entry');
    ensure(JSON.stringify(first.result) === JSON.stringify(result), 'entries_differ');
    const results = await decide(tx, event, { ...entering, enteredBy: first.entered_by });
    await insertResults(tx, results);
    await tx.deleteFrom('sport_entry').where('event_id', '=', eventId).execute();
    const after = { result, markets: results.length };
    await keepAct(tx, { eventId, kind: 'result_confirmed', after, by, reason });
    return { status: 'confirmed', markets: results.length };
  });

/** Takes the own word back, to enter it anew. */
export const withdrawMatchResult = (
  book: Book,
  { eventId, by }: Pick<Entering, 'eventId' | 'by'>,
): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    const { numDeletedRows } = await tx
      .deleteFrom('sport_entry')
      .where('event_id', '=', eventId)
      .where('entered_by', '=', by)
      .executeTakeFirstOrThrow();
    ensure(numDeletedRows > 0n, 'status_wrong', { status: 'none' });
    await keepAct(tx, { eventId, kind: 'result_withdrawn', by });
  });

export const findEntry = (db: Book['db'] | Tx, eventId: string) =>
  db
    .selectFrom('sport_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst() as Promise<
    (Omit<Row<'sport_entry'>, 'result'> & { readonly result: EnteredResult }) | undefined
  >;

/** As many parts as were played; of sports that add up their parts, the score is their sum. */
function isWhole({ sport, match }: SportEvent, { score, periods }: EnteredResult): boolean {
  if (match === null || periods.length !== match.periods.length) return false;
  if (sport !== 'football' && sport !== 'basketball') return true;
  const sumOf = (side: 'home' | 'away') => periods.reduce((all, part) => all + part[side], 0);
  // A tie of basketball is ended by baskets that belong to no quarter.
  return sport === 'basketball'
    ? score.home >= sumOf('home') && score.away >= sumOf('away')
    : score.home === sumOf('home') && score.away === sumOf('away');
}

type Deciding = Entering & { readonly enteredBy: string };

/** The markets that this result decides otherwise than they stand. */
async function decide(
  tx: Tx,
  event: SportEvent,
  { result, enteredBy, by, reason }: Deciding,
): Promise<readonly NewResult[]> {
  const markets = await listMarkets(tx, [event.id]);
  const last = await lastResults(
    tx,
    markets.map(({ id }) => id),
  );
  const match = stateOf(event, result);
  return markets.flatMap((market) => {
    const outcomes = outcomesBy(event, market, match);
    if (outcomes === null) return [];
    const before = last.get(market.id)?.outcomes ?? null;
    if (before && isSame(before, outcomes)) return [];
    return [{ market, outcomes, match, enteredBy, confirmedBy: by, reason }];
  });
}

function stateOf({ match }: SportEvent, { score, periods, corners }: EnteredResult): MatchState {
  ensure(match, 'board_invalid');
  const { winner: _, ...told } = match;
  return { ...told, score, periods, corners };
}

function outcomesBy(event: SportEvent, market: SportMarket, match: MatchState) {
  const called = parseMarketKey(market.key);
  if (NOT_BY_SCORE.includes(called.type)) return null;
  const { sport, bestOf = 0 } = event.fixture;
  const ids = new Set([
    ...outcomesOf(called, sport, bestOf),
    ...market.outcomes.map(({ id }) => id),
  ]);
  const final = finalOf(sport, match);
  return [...ids].map((id) => ({ id, result: settleOutcome(called, id, final) }));
}

type Outcomes = NonNullable<NewResult['outcomes']>;

/** By what each outcome counts; in which order they are told does not matter. */
function isSame(before: Outcomes, after: Outcomes): boolean {
  const kept = new Map(before.map(({ id, result }) => [id, JSON.stringify(result)]));
  return after.every(({ id, result }) => !kept.has(id) || kept.get(id) === JSON.stringify(result));
}
