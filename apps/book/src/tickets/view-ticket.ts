import type { Book } from '../book.ts';
import type { Ticket } from './queries.ts';
import { tellPayout } from './tell-payout.ts';

export const viewTicket = (ticket: Ticket) => ({
  ticketId: ticket.id,
  drawId: ticket.draw_id,
  lottery: ticket.lottery,
  mode: ticket.mode,
  currency: ticket.currency,
  bets: ticket.bets,
  lines: ticket.lines,
  stake: `${ticket.stake}`,
  largestWin: `${ticket.largest_win}`,
  /** `play:number` → millionths of the prize, for those sold at less. */
  pays: ticket.pays,
  status: ticket.status,
  reason: ticket.reason,
  payout: ticket.payout === null ? null : `${ticket.payout}`,
  resultVersion: ticket.result_version,
  balance: ticket.balance === null ? null : `${ticket.balance}`,
  chaseId: ticket.chase_id,
  placedAt: ticket.placed_at.toISOString(),
  endedAt: ticket.ended_at?.toISOString() ?? null,
});

export type WireTicket = ReturnType<typeof viewTicket>;

/** A ticket with how each of its payouts came to be: by every version of the result, and why. */
export async function viewWholeTicket(book: Book, ticket: Ticket) {
  const settlements = await book.db
    .selectFrom('settlement')
    .innerJoin('result', (join) =>
      join
        .onRef('result.draw_id', '=', 'settlement.draw_id')
        .onRef('result.version', '=', 'settlement.version'),
    )
    .select([
      'settlement.version',
      'settlement.payout',
      'settlement.before',
      'settlement.explanation',
      'settlement.status',
      'settlement.told_at',
      'result.reason',
    ])
    .where('settlement.ticket_id', '=', ticket.id)
    .where('settlement.status', '<>', 'due')
    .orderBy('settlement.version')
    .execute();
  return {
    ...viewTicket(ticket),
    settlements: settlements.map((row) => ({
      resultVersion: row.version,
      payout: `${row.payout}`,
      /** What the version before had paid. */
      before: `${row.before}`,
      correctedWhy: row.reason,
      status: row.status,
      explanation: row.explanation,
      words: row.explanation.map((bet) => tellPayout(bet, row.version)),
      at: row.told_at?.toISOString() ?? null,
    })),
  };
}
