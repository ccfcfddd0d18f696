import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import { type Book, newId } from '../book.ts';
import type { Row } from '../db/client.ts';
import { ensureDraws } from '../draws/plan-draws.ts';
import type { KeptBet, PricedTicket } from '../market/market.ts';
import { ensure, Refusal } from '../refusal.ts';
import type { Session } from '../sessions/open-session.ts';
import { termsOfDraw } from '../terms/terms-of-draw.ts';
import { betOf } from '../tickets/ask-for-stake.ts';
import { digestOf, priceTicket } from '../tickets/place-ticket.ts';
import { acceptTickets, type Ticket } from '../tickets/queries.ts';
import { keepTariff } from '../tickets/tariffs.ts';
import { stopChase } from './stop-chase.ts';
import { continueChase } from './tend-chases.ts';

export type ChaseInput = {
  readonly requestKey: string;
  readonly lottery: string;
  readonly mode: string;
  readonly bets: readonly KeptBet[];
  /** How often the bets are played in each period: 1, 2, 4, 8. */
  readonly multiples: readonly number[];
  readonly stopsOn: 'win' | 'profit' | 'never';
  readonly profit: Minor | null;
};

export type Chase = Row<'chase'>;

/**
 * Begins a chase over the next periods of a lottery. The stakes of all periods are taken now, each as
 * a bet of its own; if the wallet refuses one, or does not say, all go back and nothing is played.
 */
export async function startChase(book: Book, session: Session, input: ChaseInput): Promise<Chase> {
  const market = book.markets.get(input.lottery);
  ensure(market, 'lottery_unknown');
  const known = await findByKey(book, session.player, input.requestKey);
  if (known) return sameOrConflict(known, input);
  const wanted = input.multiples.map((times) => ({
    mode: input.mode,
    bets: input.bets.map((bet) => timesOf(bet, times)),
  }));
  // Refused before draws are planned for it.
  for (const ticket of wanted) priceTicket({ market, tariffs: new Map() }, ticket);
  const draws = await ensureDraws(book, market, wanted.length);
  ensure(draws.length === wanted.length, 'chase_invalid');
  const priced = await priceAll(book, draws, wanted);
  const begun = await insertChase(book, session, { input, priced, draws });
  if (!begun) {
    const other = await findByKey(book, session.player, input.requestKey);
    ensure(other, 'unknown');
    return sameOrConflict(other, input);
  }
  await takeStakes(book, begun);
  return getChase(book, begun.chaseId);
}

/** Each period by the prizes of its draw, as far as they are known by now. */
async function priceAll(
  book: Book,
  drawIds: readonly string[],
  wanted: readonly { readonly mode: string; readonly bets: readonly KeptBet[] }[],
): Promise<readonly PricedTicket[]> {
  const rows = await book.db.selectFrom('draw').selectAll().where('id', 'in', drawIds).execute();
  const byId = new Map(rows.map((draw) => [draw.id, draw]));
  const priced: PricedTicket[] = [];
  for (const [place, ticket] of wanted.entries()) {
    const draw = byId.get(drawIds[place] ?? '');
    ensure(draw, 'chase_invalid');
    priced.push(priceTicket(await termsOfDraw(book, draw), ticket));
  }
  return priced;
}

const timesOf = (bet: KeptBet, times: number): KeptBet => ({
  ...bet,
  multiple: `${BigInt(bet.multiple) * BigInt(times)}`,
});

const findByKey = (book: Book, player: string, requestKey: string) =>
  book.db
    .selectFrom('chase')
    .selectAll()
    .where('player', '=', player)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

const getChase = (book: Book, id: string): Promise<Chase> =>
  book.db.selectFrom('chase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function sameOrConflict(chase: Chase, input: ChaseInput): Chase {
  ensure(chase.digest === chaseDigest(input), 'repeated_differently');
  return chase;
}

const chaseDigest = ({ profit, ...input }: ChaseInput): string =>
  digestOf({ ...input, profit: profit === null ? null : `${profit}` });

type NewChase = {
  readonly input: ChaseInput;
  readonly priced: readonly PricedTicket[];
  readonly draws: readonly string[];
};

type BegunChase = { readonly chaseId: string; readonly tickets: readonly Ticket[] };

async function insertChase(
  book: Book,
  session: Session,
  { input, priced, draws }: NewChase,
): Promise<BegunChase | null> {
  const chaseId = newId(book, 'chs');
  const tariffs = await Promise.all(priced.map(({ tariff }) => keepTariff(book, tariff)));
  return book.db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('chase')
      .values({
        id: chaseId,
        player: session.player,
        currency: session.currency,
        lottery: input.lottery,
        request_key: input.requestKey,
        digest: chaseDigest(input),
        stops_on: input.stopsOn,
        profit: input.profit,
        status: 'starting',
        stop_reason: null,
        periods: priced.length,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.columns(['player', 'request_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return null;
    const tickets = await tx
      .insertInto('ticket')
      .values(
        priced.map((ticket, place) => ({
          id: newId(book, 'tkt'),
          draw_id: draws[place] ?? '',
          lottery: input.lottery,
          player: session.player,
          currency: session.currency,
          request_key: `${chaseId}:${place}`,
          digest: chaseId,
          mode: input.mode,
          tariff: tariffs[place] ?? '',
          bets: JSON.stringify(ticket.bets),
          lines: ticket.lines,
          stake: ticket.stake,
          largest_win: ticket.largestWin,
          pays: '{}',
          status: 'pending' as const,
          reason: null,
          payout: null,
          balance: null,
          wallet_token: session.wallet_token,
          chase_id: chaseId,
          chase_place: place,
          ended_at: null,
          ask_at: sql<never>`book_now() + interval '10 seconds'`,
        })),
      )
      .returningAll()
      .execute();
    return { chaseId, tickets };
  });
}

/** One after the other: the first that is not taken ends the chase before it began. */
async function takeStakes(book: Book, { chaseId, tickets }: BegunChase): Promise<void> {
  for (const ticket of tickets) {
    const word = await book.wallet.placeBet(betOf(ticket));
    if (word.kind === 'done') {
      const [taken] = await acceptTickets(book.db, [{ id: ticket.id, balance: word.value }]);
      if (taken) continue;
    }
    const why = word.kind === 'refused' ? word.code : 'unconfirmed';
    await stopChase(book, chaseId, why);
    throw new Refusal(why === 'insufficient_funds' ? 'insufficient_funds' : 'chase_invalid', {
      reason: why,
    });
  }
  await book.db
    .updateTable('chase')
    .set({ status: 'running' })
    .where('id', '=', chaseId)
    .where('status', '=', 'starting')
    .execute();
  await continueChase(book, await getChase(book, chaseId));
}
