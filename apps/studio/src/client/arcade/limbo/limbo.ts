import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/limbo/definition';
import { type Choice, limbo } from '@baize/engines/games/limbo/engine';
import parSheet from '@baize/engines/games/limbo/par-sheet.json' with { type: 'json' };
import { arrowUp } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import { hundredths } from '../../money.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import { easeOut } from '../motion.ts';
import { playByPress } from '../play-by-press.ts';
import { paragraphs } from '../rules-text.ts';
import { createProspects } from '../target/prospects.ts';
import { createTargetPicker } from '../target/target-picker.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createSky } from './sky.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

const RISE_MS = 700;

export const game: Game = {
  engine: limbo,
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

function lineOf(round: WireRound, { tag }: { readonly tag: string }): string {
  const event = eventOf(limbo, round);
  return event ? `${hundredths(event.multiplier, tag)}×` : '';
}

/** A balloon that climbs as far as it does; the line was drawn before. */
function mount(table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  let choice: Choice = definition.first;
  const sky = createSky(say.tag);
  const picker = createTargetPicker({ say: shared, reach: definition, onTarget: choose });
  const prospects = createProspects(table, definition);

  function choose(target: number) {
    if (!table.read().isBusy) choice = { target };
    picker.draw(choice.target);
    prospects.draw(choice.target);
    if (!table.read().isBusy) clear();
  }
  function clear() {
    sky.aim(choice.target);
    sky.lift(100);
    sky.mark('none');
  }

  frame.stage.append(
    createTrail(table, { label: shared('last'), textOf: (round) => lineOf(round, say) }),
    sky.element,
  );
  frame.controls.append(make('div', { class: 'row' }, [picker.element, prospects.element]));
  choose(choice.target);
  playByPress(table, frame, {
    label: own('climb'),
    icon: arrowUp,
    first: own('first'),
    playing: own('climbing'),
    choiceOf: () => choice,
    take: (last) => choose(limbo.readChoice(last)?.target ?? choice.target),
    clear,
    async show(round, motion) {
      const event = eventOf(limbo, round);
      if (!event) return;
      sky.aim(choice.target, event.multiplier);
      frame.sound.play('rise');
      const reach = Math.log(event.multiplier / 100);
      await motion.run(RISE_MS, (part) =>
        sky.lift(part < 1 ? Math.exp(reach * easeOut(part)) * 100 : event.multiplier),
      );
      sky.mark(event.isWin ? 'win' : 'lost');
    },
  });
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const sky = createSky(say.tag);
  const event = eventOf(limbo, round);
  const choice = limbo.readChoice(round.choice) ?? definition.first;
  sky.aim(choice.target, event?.multiplier);
  sky.lift(event?.multiplier ?? 100);
  sky.mark(event?.isWin ? 'win' : 'lost');
  return sky.element;
}
