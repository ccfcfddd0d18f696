import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/plinko/definition';
import { type Choice, plinko, ROWS } from '@baize/engines/games/plinko/engine';
import parSheet from '@baize/engines/games/plinko/par-sheet.json' with { type: 'json' };
import { arrowDown } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { playByPress } from '../play-by-press.ts';
import { createRiskSwitcher } from '../risk-switcher.ts';
import { paragraphs } from '../rules-text.ts';
import { createSwitcher } from '../switcher.ts';
import { shortTimes } from '../times-text.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createPegs } from './pegs.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

const ROW_MS = 105;

export const game: Game = {
  engine: plinko,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  mount,
  lineOf,
  rulesOf: ({ say }) => {
    const own = speech(WORDS, say.language);
    return paragraphs(own('rules_play'), own('rules_pays'), own('rules_keys'));
  },
  recall,
};

function lineOf(round: WireRound, { tag }: Say): string {
  const event = eventOf(plinko, round);
  return event ? shortTimes(event.pays, tag) : '';
}

/** A pebble that hops down from pearl to pearl. */
function mount(table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  let choice: Choice = definition.first;
  const pegs = createPegs(say.tag);
  const rows = createSwitcher({
    label: own('rows'),
    options: ROWS.map((count) => [count, String(count)] as const),
    onChoose: (count) => choose({ ...choice, rows: count }),
  });
  const risk = createRiskSwitcher(shared, (next) => choose({ ...choice, risk: next }));

  function choose(next: Choice) {
    if (table.read().isBusy) return;
    choice = next;
    pegs.setBoard(choice);
    rows.draw(choice.rows);
    risk.draw(choice.risk);
    clear();
  }
  function clear() {
    pegs.draw(null);
    pegs.light(null);
  }

  frame.stage.append(
    createTrail(table, { label: shared('last'), textOf: (round) => lineOf(round, say) }),
    pegs.element,
  );
  frame.controls.append(make('div', { class: 'row' }, [rows.element, risk.element]));
  choose(choice);
  playByPress(table, frame, {
    label: own('drop'),
    icon: arrowDown,
    first: own('first'),
    playing: own('falling'),
    choiceOf: () => choice,
    take: (last) => choose(plinko.readChoice(last) ?? choice),
    clear,
    async show(round, motion) {
      const event = eventOf(plinko, round);
      if (!event) return;
      let met = 0;
      await motion.run((event.path.length + 1) * ROW_MS, (part) => {
        pegs.draw(event.path, part);
        const row = Math.floor(part * (event.path.length + 1));
        if (row > met && part < 1) frame.sound.play('peg');
        met = row;
      });
      pegs.light(event.bucket);
    },
  });
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const pegs = createPegs(say.tag);
  const event = eventOf(plinko, round);
  pegs.setBoard(plinko.readChoice(round.choice) ?? definition.first);
  pegs.draw(event?.path ?? null, 1);
  pegs.light(event?.bucket ?? null);
  return pegs.element;
}
