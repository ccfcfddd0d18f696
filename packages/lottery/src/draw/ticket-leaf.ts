import type { Selection } from '../core/entry.ts';
import { selectionText } from '../core/selection.ts';
import { merkleRoot } from './merkle.ts';

/** What the digest of a draw's tickets binds of a ticket; nothing of who bought it. */
export type AcceptedTicket = {
  readonly id: string;
  readonly bets: readonly {
    readonly play: string;
    readonly selection: Selection;
    readonly unit: bigint;
    readonly multiple: bigint;
  }[];
};

/**
 * A ticket as one line of text: its id, then each bet as `play:selection:unit:multiple`, all by `|`.
 * Tokens of a selection are told apart by `,` and its groups by `/`; amounts are minor units.
 */
export const ticketLeaf = ({ id, bets }: AcceptedTicket): string =>
  [
    id,
    ...bets.map(({ play, selection, unit, multiple }) =>
      [play, selectionText(selection), unit, multiple].join(':'),
    ),
  ].join('|');

/** The leaves in the order of the ids, by their characters and not by a language. */
export const ticketLeaves = (tickets: readonly AcceptedTicket[]): readonly string[] =>
  tickets.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)).map(ticketLeaf);

export const ticketRoot = (tickets: readonly AcceptedTicket[]): string =>
  merkleRoot(ticketLeaves(tickets));
