import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import { collect } from '@baize/vendor-kit/db/collect';
import type { Bet } from '@baize/vendor-kit/wallet/wallet';
import type { WalletWord } from '@baize/vendor-kit/wallet/wallet-word';
import type { Book } from '../book.ts';
import { cancelTickets, freeNumbers } from './cancel-tickets.ts';
import { acceptTickets, beginCancel, getTicket, refuseTicket, type Ticket } from './queries.ts';

/** What the wallet said to a stake, and the ticket if it stands by that. */
type StakeWord = {
  readonly word: WalletWord<Minor>;
  readonly accepted: Ticket | undefined;
};

/** Where stakes are asked for: many by one signed call, and those that were taken written down at once. */
export type Stakes = (ticket: Ticket) => Promise<StakeWord>;

/** A call that is not answered keeps those in the others from nothing. */
const CALLS_AT_ONCE = 4;

export const openStakes = ({ db, wallet }: Pick<Book, 'db' | 'wallet'>): Stakes =>
  collect(
    async (tickets) => {
      const words = await wallet.placeBets(tickets.map(betOf));
      const taken = tickets.flatMap(({ id }, place) => {
        const word = words[place];
        return word?.kind === 'done' ? [{ id, balance: word.value }] : [];
      });
      const accepted = new Map(
        (taken.length > 0 ? await acceptTickets(db, taken) : []).map((row) => [row?.id, row]),
      );
      return tickets.map(({ id }, place) => ({
        word: words[place] ?? { kind: 'unknown', why: 'no answer' },
        accepted: accepted.get(id),
      }));
    },
    { atOnce: CALLS_AT_ONCE },
  );

/**
 * Asks the wallet for the stake of a ticket. Taken, it stands; refused, it never was; no answer, it
 * is given up, and the wallet is told so that a late debit finds it cancelled.
 */
export async function askForStake(book: Book, ticket: Ticket): Promise<Ticket> {
  const { word, accepted } = await book.stakes(ticket);
  if (word.kind === 'done') {
    if (accepted) return accepted;
    // Given up meanwhile, because the draw was drawn: the stake goes back.
    await cancelTickets(book, [await getTicket(book.db, ticket.id)]);
    return getTicket(book.db, ticket.id);
  }
  if (word.kind === 'refused') {
    return book.db.transaction().execute(async (tx) => {
      const refused = await refuseTicket(tx, {
        id: ticket.id,
        reason: word.code,
        balance: word.balance,
      });
      if (!refused) return getTicket(tx, ticket.id);
      await freeNumbers(book, tx, [refused].filter(hasTaken));
      return refused;
    });
  }
  book.log.warn({ ticketId: ticket.id, why: word.why }, 'a stake was not confirmed');
  await giveUp(book, [ticket]);
  return getTicket(book.db, ticket.id);
}

/** One that is placed takes its numbers before its stake; a period of a chase when it comes. */
const hasTaken = ({ chase_id }: Ticket): boolean => chase_id === null;

/** Gives tickets up whose stakes nobody has confirmed, and tells the wallet at once. */
export async function giveUp(book: Book, tickets: readonly Ticket[]): Promise<void> {
  const cancelling = await book.db.transaction().execute(async (tx) => {
    const rows = await beginCancel(
      tx,
      tickets.map(({ id }) => id),
      { reason: 'unconfirmed', from: ['pending'] },
    );
    await freeNumbers(book, tx, rows.filter(hasTaken));
    return rows;
  });
  await cancelTickets(book, cancelling);
}

export function betOf(ticket: Ticket): Bet {
  assert(ticket.wallet_token !== null, 'a ticket that is pending has a wallet behind it');
  return {
    txId: ticket.id,
    // Each ticket is a round of its own: it ends with its own result.
    roundId: ticket.id,
    // Tickets on one draw can cover one another.
    event: ticket.draw_id,
    memberId: ticket.player,
    currency: ticket.currency,
    game: ticket.lottery,
    token: ticket.wallet_token,
    amount: ticket.stake,
    payout: null,
  };
}
