import type { Engine, RoundEvent } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { Winner } from '@baize/engines/rooms/roads';
import type { Bets } from '@baize/engines/tables/chip-engine';
import type { PaidBet, PaidEvent } from '@baize/engines/tables/chips';
import type { WireRound } from '../../../wire.ts';
import type { SideNames } from '../../live/roads-view.ts';
import type { Dictionary, Speech } from '../../words.ts';
import type { Motion } from '../motion.ts';
import type { SpotMaker } from './cloth.ts';

/** The words every table of chips has of its own. */
export type OwnWord = 'title' | 'begin' | 'first' | 'playing' | 'rules_play';

/** Where chance is seen: the wheel, the dice, the cards. */
export type Theatre<Outcome> = {
  readonly element: HTMLElement;
  /** The animation until the result is known: a wheel turns, a cup shakes. */
  begin(): void;
  show(outcome: Outcome): Promise<void>;
  /** As it was before a round, for one that was not played. */
  rest(): void;
};

/** What makes one table of chips differ from another. */
export type ChipView<Outcome, Name extends string> = {
  readonly engine: Engine;
  readonly sheet: ParSheet;
  readonly bets: Bets<Outcome>;
  readonly words: Dictionary<Name | OwnWord>;
  /** On a small screen the theatre has no place of its own and opens above the cloth. */
  readonly isTheatreOver?: boolean;
  outcomeOf(events: readonly RoundEvent[]): Outcome | null;
  /** The outcome in a few words. */
  lineOf(outcome: Outcome, say: Speech<Name | OwnWord>): string;
  /** The outcome as a mark of the road. */
  markOf(
    outcome: Outcome,
    say: Speech<Name | OwnWord>,
  ): { readonly text: string; readonly tone: string; readonly face?: () => Node };
  /** Whose round it was on the five roads, and how these sides are named; only where there are two. */
  readonly roads?: {
    winnerOf(outcome: Outcome): Winner;
    namesOf(say: Speech<Name | OwnWord>): SideNames;
  };
  createTheatre(say: Speech<Name | OwnWord>, motion: Motion): Theatre<Outcome>;
  layOut(spot: SpotMaker, say: Speech<Name | OwnWord>): readonly Node[];
  /** Each kind of bet and its price, for the rules. */
  pricesOf(say: Speech<Name | OwnWord>): readonly (readonly [name: string, odds: string])[];
};

export const eventsOf = ({ events }: WireRound): readonly RoundEvent[] =>
  (events ?? []) as readonly RoundEvent[];

export function paidOf(round: WireRound): readonly PaidBet[] {
  const paid = eventsOf(round).find(({ type }) => type === 'paid') as PaidEvent | undefined;
  return paid?.bets ?? [];
}

/** The places that pay more than they cost, whether a chip lies there or not. */
export const wonBets = <Outcome>(bets: Bets<Outcome>, outcome: Outcome): ReadonlySet<string> =>
  new Set([...bets].filter(([, { pays }]) => pays(outcome) > 1_000_000n).map(([bet]) => bet));
