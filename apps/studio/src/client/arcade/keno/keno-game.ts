import { type KenoDefinition, kenoPays, type Picks } from '@baize/engines/arcade/keno';
import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { WireRound } from '../../../wire.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Table } from '../../table.ts';
import { type Language, type Say, speech } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { paragraphs, payTable } from '../rules-text.ts';
import { shortTimes } from '../times-text.ts';
import { createBoard } from './board.ts';
import { drawEvent, type KenoEvent } from './draw-event.ts';
import { mountKeno } from './mount.ts';
import { KENO_WORDS } from './words.ts';
import '../arcade.css';

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

/** A keno of any size of board. */
export const kenoGame = (facts: KenoFacts): Game => ({
  engine: facts.engine,
  sheet: facts.sheet,
  title: facts.title,
  mount: (table, frame) => mountKeno(facts, table, frame),
  lineOf: (round, say) => lineOf(facts, round, say),
  rulesOf: (table) => rulesOf(facts, table),
  recall: (round, recalled) => recall(facts, round, recalled),
});

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

function rulesOf({ definition }: KenoFacts, { say }: Table): readonly Node[] {
  const own = speech(KENO_WORDS, say.language);
  const { numbers, drawn, lucky, pays } = definition;
  const rows = pays.map((row, place) => {
    const paying = row.flatMap((hundredths, hits) =>
      hundredths > 0
        ? [`${hits}: ${shortTimes(kenoPays(definition, place + 1, hits), say.tag)}`]
        : [],
    );
    return [String(place + 1), paying.join(' · ')] as const;
  });
  const table = payTable([own('picks'), own('pays')], rows);
  table.classList.add('keno-pays');
  return [
    ...paragraphs(own('rules_play', { numbers: String(numbers), drawn: String(drawn) })),
    ...(lucky ? paragraphs(own('rules_lucky', { lucky: String(lucky) })) : []),
    ...paragraphs(own('rules_pays')),
    table,
    ...paragraphs(own('rules_keys')),
  ];
}

function recall(facts: KenoFacts, round: WireRound, { say }: Recalled): HTMLElement {
  const { definition } = facts;
  const own = speech(KENO_WORDS, say.language);
  const board = createBoard({
    numbers: definition.numbers,
    label: own('board'),
    onPick: () => {},
  });
  board.drawPicks(picksOf(round));
  const event = eventOf(facts.engine, round);
  if (event) drawEvent(event, board, definition.lucky !== undefined);
  return board.element;
}
