import { kenoPays } from '@baize/engines/arcade/keno';
import type { WireRound } from '../../../wire.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { paragraphs, payTable } from '../rules-text.ts';
import { shortTimes } from '../times-text.ts';
import { createBoard } from './board.ts';
import { drawEvent } from './draw-event.ts';
import { type KenoFacts, lineOf, picksOf } from './keno-facts.ts';
import { mountKeno } from './mount.ts';
import { KENO_WORDS } from './words.ts';
import '../arcade.css';

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
