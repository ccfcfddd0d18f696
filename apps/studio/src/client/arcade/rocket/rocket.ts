import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/rocket/definition';
import { type Choice, type Event, rocket } from '@baize/engines/games/rocket/engine';
import parSheet from '@baize/engines/games/rocket/par-sheet.json' with { type: 'json' };
import { arrowUp } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import { hundredths } from '../../money.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech, titlesOf } from '../../words.ts';
import { eventOf } from '../event-of.ts';
import type { Motion } from '../motion.ts';
import { playByPress } from '../play-by-press.ts';
import { paragraphs } from '../rules-text.ts';
import { createProspects } from '../target/prospects.ts';
import { createTargetPicker } from '../target/target-picker.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import { createFlight, type Flight } from './flight.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

/** Of each factor e it climbs; what follows once the player has left is only looked after. */
const CLIMB_MS = 1_250;
const CLIMB_LEAST_MS = 350;
const CLIMB_MOST_MS = 4_500;
const AFTER_MS = 800;
const BLAST_MS = 400;
/** Its sparks are still in the air when the round is over. */
const BLAST_END = 0.42;

export const game: Game = {
  engine: rocket,
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
  const event = eventOf(rocket, round);
  return event ? `${hundredths(event.burst, tag)}×` : '';
}

/** The rocket climbs; the player is out at the target if it gets there. */
function mount(table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(WORDS, say.language);
  const shared = speech(ARCADE_WORDS, say.language);
  let choice: Choice = definition.first;
  const flight = createFlight(say.tag);
  const picker = createTargetPicker({ say: shared, reach: definition, onTarget: choose });
  const prospects = createProspects(table, definition);

  function choose(target: number) {
    if (!table.read().isBusy) choice = { target };
    picker.draw(choice.target);
    prospects.draw(choice.target);
    if (!table.read().isBusy) clear();
  }
  function clear() {
    flight.mark('none');
    flight.draw({ target: choice.target, reached: 100, blast: null });
  }

  frame.stage.append(
    createTrail(table, { label: shared('last'), textOf: (round) => lineOf(round, say) }),
    flight.element,
  );
  frame.controls.append(make('div', { class: 'row' }, [picker.element, prospects.element]));
  choose(choice.target);
  playByPress(table, frame, {
    label: own('launch'),
    icon: arrowUp,
    first: own('first'),
    playing: own('flying'),
    choiceOf: () => choice,
    take: (last) => choose(rocket.readChoice(last)?.target ?? choice.target),
    clear,
    async show(round, motion) {
      const event = eventOf(rocket, round);
      if (!event) return;
      const { target } = choice;
      const onLeft = () => frame.tell(own('left', { at: `${hundredths(target, say.tag)}×` }));
      frame.sound.play('rise');
      const onBurst = () => frame.sound.play('blast');
      await fly({ flight, motion, event, target, onLeft, onBurst });
    },
  });
}

type Journey = {
  readonly flight: Flight;
  readonly motion: Motion;
  readonly event: Event;
  readonly target: number;
  readonly onLeft: () => void;
  readonly onBurst: () => void;
};

async function fly({ flight, motion, event, target, onLeft, onBurst }: Journey): Promise<void> {
  const climb = (from: number, to: number) => (part: number) => {
    const reached = part < 1 ? from * Math.exp(Math.log(to / from) * part) : to;
    flight.draw({ target, reached, blast: null });
  };
  const first = event.isWin ? target : event.burst;
  const asked = Math.log(first / 100) * CLIMB_MS;
  const ms = Math.min(CLIMB_MOST_MS, Math.max(CLIMB_LEAST_MS, asked));
  await motion.run(ms, climb(100, first));
  if (event.isWin) {
    flight.mark('win');
    onLeft();
    await motion.run(AFTER_MS, climb(first, event.burst));
  } else flight.mark('lost');
  onBurst();
  await motion.run(BLAST_MS, (part) =>
    flight.draw({ target, reached: event.burst, blast: part * BLAST_END }),
  );
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const flight = createFlight(say.tag);
  const event = eventOf(rocket, round);
  const { target } = rocket.readChoice(round.choice) ?? definition.first;
  flight.draw({ target, reached: event?.burst ?? 100, blast: BLAST_END });
  flight.mark(event?.isWin ? 'win' : 'lost');
  return flight.element;
}
