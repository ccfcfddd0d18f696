import { merkleRoot } from '../core/merkle.ts';
import type { ChipChoice } from '../tables/chips.ts';

/** What the digest of a round's bets binds of a bet; nothing of who made it. */
export type AcceptedBet = {
  readonly id: string;
  readonly currency: string;
  /** Of one unit, in the currency's smallest. */
  readonly stake: bigint;
  readonly choice: ChipChoice;
};

/** A bet as one line of text: its id, the currency and stake of a unit, then each place with its units. */
export const betLeaf = ({ id, currency, stake, choice }: AcceptedBet): string =>
  [id, `${currency}:${stake}`, ...choice.chips.map(({ bet, units }) => `${bet}:${units}`)].join(
    '|',
  );

/** The leaves in the order of the ids, by their characters and not by a language. */
export const betLeaves = (bets: readonly AcceptedBet[]): readonly string[] =>
  bets.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)).map(betLeaf);

export const betRoot = (bets: readonly AcceptedBet[]): string => merkleRoot(betLeaves(bets));

/** The beacon of a round: what nobody knows before its bets are closed. */
export const betBeacon = (root: string): string => `bets:${root}`;
