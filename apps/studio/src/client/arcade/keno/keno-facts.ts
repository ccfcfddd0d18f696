import type { KenoDefinition, Picks } from '@baize/engines/arcade/keno';
import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { WireRound } from '../../../wire.ts';
import { type Language, type Say, speech } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import type { KenoEvent } from './draw-event.ts';
import { KENO_WORDS } from './words.ts';

export type KenoFacts = {
  readonly engine: Engine<Picks, KenoEvent>;
  readonly sheet: ParSheet;
  readonly title: Readonly<Record<Language, string>>;
  readonly definition: KenoDefinition & {
    readonly first: number;
    /** What the last number multiplies by, in games where it does. */
    readonly lucky?: number;
  };
};

export const picksOf = ({ choice }: WireRound): readonly number[] =>
  (choice as { readonly picks: readonly number[] }).picks;

export function lineOf(facts: KenoFacts, round: WireRound, say: Say): string {
  const event = eventOf(facts.engine, round);
  if (!event) return '';
  return speech(KENO_WORDS, say.language)('line', {
    hits: String(event.hits.length),
    picks: String(picksOf(round).length),
  });
}
