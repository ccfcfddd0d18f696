import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { WireRound } from '../../../wire.ts';
import { isStill, make } from '../../dom.ts';
import type { Game } from '../../game.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { type Language, type Say, speech } from '../../words.ts';
import { createMotion } from '../motion.ts';
import { tellOutcome } from '../outcome.ts';
import { paragraphs, payTable } from '../rules-text.ts';
import { createTrail } from '../trail.ts';
import { ARCADE_WORDS } from '../words.ts';
import type { Field } from './fields.ts';
import { createTicket, type Ticket } from './ticket.ts';
import { ticket as ticketIcon } from './ticket-icon.ts';
import { SCRATCH_WORDS } from './words.ts';
import '../arcade.css';

/** A ticket that was printed: what lies under its nine fields, and which of them win. */
export type Printed = { readonly fields: readonly Field[]; readonly winning: readonly number[] };

export type ScratchFacts = {
  readonly engine: Engine;
  readonly sheet: ParSheet;
  readonly title: Readonly<Record<Language, string>>;
  readonly look: string;
  readonly tones: readonly [light: string, body: string, shade: string];
  readonly picture: () => Node;
  readonly printedOf: (round: WireRound, say: Say) => Printed | null;
  readonly lineOf: (round: WireRound, say: Say) => string;
  /** How it is won, in a sentence. */
  readonly how: Readonly<Record<Language, string>>;
  /** What pays what, and how many of a million tickets do. */
  readonly prizesOf: (say: Say) => readonly (readonly [name: string, tickets: string])[];
  /** The prizes under the ticket; none where its fields tell them. */
  readonly legendOf: (say: Say) => readonly HTMLElement[];
};

/** A scratch card: bought with a press, scratched by hand or with another. */
export const scratchGame = (facts: ScratchFacts): Game => ({
  engine: facts.engine,
  sheet: facts.sheet,
  title: facts.title,
  entitled: (title) => scratchGame({ ...facts, title }),
  mount: (table, frame) => mount(facts, table, frame),
  lineOf: facts.lineOf,
  rulesOf: ({ say }) => {
    const own = speech(SCRATCH_WORDS, say.language);
    return [
      ...paragraphs(facts.how[say.language], own('rules_ticket')),
      payTable([own('prizes'), own('of_million')], facts.prizesOf(say)),
      ...paragraphs(own('rules_keys')),
    ];
  },
  recall(round, { say }) {
    const ticket = ticketOf(facts, say);
    const printed = facts.printedOf(round, say);
    if (printed) {
      ticket.lay(printed.fields);
      void ticket.bareAll(stillMotion());
      ticket.light(printed.winning);
    }
    return ticket.element;
  },
});

function stillMotion() {
  const motion = createMotion();
  motion.cut();
  return motion;
}

function ticketOf({ look, title, tones, picture, sheet }: ScratchFacts, say: Say): Ticket {
  const own = speech(SCRATCH_WORDS, say.language);
  const most = new Intl.NumberFormat(say.tag).format(Number(sheet.maxWin));
  return createTicket({
    look,
    title: title[say.language],
    promise: own('promise', { most }),
    picture: picture(),
    tones,
    say: own,
  });
}

function mount(facts: ScratchFacts, table: Table, frame: Frame): void {
  const { say } = table;
  const own = speech(SCRATCH_WORDS, say.language);
  const ticket = ticketOf(facts, say);
  let motion = createMotion();
  let isWaiting = false;

  const offer = () => frame.setAction({ label: own('buy'), icon: ticketIcon, onPress: buy });

  async function show(round: WireRound) {
    const printed = facts.printedOf(round, say);
    if (!printed) return;
    frame.sound.play('card');
    ticket.lay(printed.fields);
    frame.tell(own('scratch'));
    frame.setAction({ label: own('all'), onPress: scratchAll });
    isWaiting = true;
    // Nobody scratches on a page that is hidden, nor who is in a hurry.
    if (document.hidden || frame.turbo.isOn) await ticket.bareAll(stillMotion());
    await ticket.whenBare();
    isWaiting = false;
    ticket.light(printed.winning);
    tellOutcome(round, { table, frame });
    offer();
  }

  function scratchAll() {
    if (!isWaiting) return;
    motion.cut();
    frame.sound.play('scratch');
    motion = isStill() ? stillMotion() : createMotion();
    void ticket.bareAll(motion);
  }

  function buy() {
    if (table.read().isBusy) return;
    ticket.reset();
    frame.tell(own('buying'));
    void table.play({}, show).then(() => {
      if (table.read().notice) frame.tell(own('first'));
    });
  }

  frame.stage.append(
    createTrail(table, {
      label: speech(ARCADE_WORDS, say.language)('last'),
      textOf: (round) => facts.lineOf(round, say),
    }),
    ticket.element,
  );
  const legend = facts.legendOf(say);
  if (legend.length > 0) {
    frame.controls.append(make('ol', { class: 'prizes', 'aria-label': own('prizes') }, legend));
  }
  ticket.element.addEventListener('pointerdown', () => {
    if (isWaiting) frame.sound.play('scratch');
  });
  offer();
  frame.tell(own('first'));
  const [last] = table.read().rounds;
  if (last?.status === 'open') void table.follow(last, show);
}
