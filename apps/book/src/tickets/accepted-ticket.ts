import type { AcceptedTicket } from '@baize/lottery/draw/ticket-leaf';
import type { Ticket } from './queries.ts';

/** A ticket as the digest of its draw's tickets binds it. */
export const acceptedTicketOf = ({ id, bets }: Pick<Ticket, 'id' | 'bets'>): AcceptedTicket => ({
  id,
  bets: bets.map((bet) => ({
    ...bet,
    unit: BigInt(bet.unit),
    multiple: BigInt(bet.multiple),
  })),
});
