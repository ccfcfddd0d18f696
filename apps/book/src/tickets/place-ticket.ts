import { createHash } from 'node:crypto';
import { type Book, newId } from '../book.ts';
import type { KeptBet, PricedTicket } from '../market/market.ts';
import { ensure, Refusal } from '../refusal.ts';
import type { Session } from '../sessions/open-session.ts';
import { type DrawTerms, termsOnSale } from '../terms/terms-of-draw.ts';
import { askForStake } from './ask-for-stake.ts';
import type { Ticket } from './queries.ts';
import { keepTariff } from './tariffs.ts';

export type TicketInput = {
  readonly requestKey: string;
  readonly drawId: string;
  readonly mode: string;
  readonly bets: readonly KeptBet[];
  /** `play:number` of those the player was told to pay half. */
  readonly halves: readonly string[];
};

/** Places a ticket: it stands once the wallet has taken its stake. Sent twice, it is one ticket. */
export async function placeTicket(
  book: Book,
  session: Session,
  input: TicketInput,
): Promise<Ticket> {
  const terms = await termsOnSale(book, input.drawId);
  const priced = priceTicket(terms, input);
  const outcome = await book.counter({
    id: newId(book, 'tkt'),
    drawId: input.drawId,
    lottery: terms.market.code,
    player: session.player,
    currency: session.currency,
    requestKey: input.requestKey,
    digest: digestOf(input),
    mode: input.mode,
    tariff: await keepTariff(book, priced.tariff),
    priced,
    halves: new Set(input.halves),
    walletToken: session.wallet_token,
  });
  if (outcome.kind === 'refused') throw new Refusal(outcome.code, outcome.details);
  if (outcome.kind === 'known') return outcome.ticket;
  return askForStake(book, outcome.ticket);
}

export function priceTicket(
  { market, tariffs }: DrawTerms,
  { bets, mode }: Pick<TicketInput, 'bets' | 'mode'>,
) {
  ensure(market.modes.includes(mode), 'mode_unknown', { modes: market.modes });
  const priced = market.price(bets, mode, tariffs.get(mode));
  if (!priced.ok) throw new Refusal('bet_invalid', priced.refusal);
  ensure(priced.value.numbers.length > 0, 'bet_invalid');
  return priced.value satisfies PricedTicket;
}

export const digestOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');
