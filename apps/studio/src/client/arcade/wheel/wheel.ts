import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/wheel/definition';
import { type Choice, SEGMENTS, wheel } from '@baize/engines/games/wheel/engine';
import parSheet from '@baize/engines/games/wheel/par-sheet.json' with { type: 'json' };
import { spin } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { outcomeOf } from '../outcome.ts';
import { playByPress } from '../play-by-press.ts';
import { createRiskSwitcher } from '../risk-switcher.ts';
import { paragraphs } from '../rules-text.ts';
import { createSwitcher } from '../switcher.ts';
import { shortTimes } from '../times-text.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createLegend } from './legend.ts';
import { createTurning } from './turning.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

export const game: Game = {
  engine: wheel,
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
  const event = eventOf(wheel, round);
  return event ? shortTimes(event.pays, tag) : '';
}

/** A wheel of ten, twenty or thirty parts; the one under the pointer pays. */
function mount(table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  let choice: Choice = definition.first;
  const turning = createTurning(say.tag, () => frame.sound.play('tick'));
  const legend = createLegend(own);
  const segments = createSwitcher({
    label: own('segments'),
    options: SEGMENTS.map((count) => [count, String(count)] as const),
    onChoose: (count) => choose({ ...choice, segments: count }),
  });
  const risk = createRiskSwitcher(shared, (next) => choose({ ...choice, risk: next }));

  function choose(next: Choice) {
    if (table.read().isBusy) return;
    choice = next;
    turning.setWheel(choice);
    legend.draw(choice);
    segments.draw(choice.segments);
    risk.draw(choice.risk);
    clear();
  }
  function clear() {
    turning.mark('none');
    legend.light(null);
  }

  frame.stage.append(
    createTrail(table, { label: shared('last'), textOf: (round) => lineOf(round, say) }),
    turning.element,
  );
  frame.controls.append(
    legend.element,
    make('div', { class: 'row' }, [segments.element, risk.element]),
  );
  choose(choice);
  playByPress(table, frame, {
    label: own('turn'),
    icon: spin,
    first: own('first'),
    playing: own('turning'),
    choiceOf: () => choice,
    take: (last) => choose(wheel.readChoice(last) ?? choice),
    clear,
    async show(round, motion) {
      const event = eventOf(wheel, round);
      if (!event) return;
      await turning.turnTo(event.segment, motion);
      const { isWin } = outcomeOf(round);
      turning.mark(isWin ? 'win' : 'lost');
      legend.light(Number(event.pays) / 10_000, isWin);
    },
  });
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const turning = createTurning(say.tag);
  const event = eventOf(wheel, round);
  turning.setWheel(wheel.readChoice(round.choice) ?? definition.first);
  turning.stand(event?.segment ?? 0);
  turning.mark(outcomeOf(round).isWin ? 'win' : 'lost');
  return turning.element;
}
