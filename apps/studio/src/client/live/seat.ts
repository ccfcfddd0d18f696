import { assert } from '@baize/std/assert';
import { button, make } from '../dom.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import type { OwnWord } from '../tables/chips/chip-view.ts';
import { createPlayerChips, type PlayerChips } from '../tables/chips/player-chips.ts';
import { createMotion, type Motion } from '../tables/motion.ts';
import { type Speech, speech } from '../words.ts';
import { createCountdown } from './countdown.ts';
import { createHost, type Host } from './host.ts';
import type { LiveView } from './live-view.ts';
import { createRecord, drawMarks, type RecordDrawing, type TableRecord } from './record.ts';
import { drawRoads } from './roads-view.ts';
import { type LiveState, START } from './room-model.ts';
import { createSeal, type Seal } from './seal.ts';
import type { LiveStage } from './stage.ts';
import { LIVE_WORDS, type LiveWord } from './words.ts';

/** A player at a shared table: what the page knows, and what it is drawn with. */
export type Seat<Outcome, Name extends string> = {
  readonly live: LiveView<Outcome, Name>;
  readonly table: Table;
  readonly frame: Frame;
  readonly own: Speech<Name | OwnWord>;
  readonly words: Speech<LiveWord>;
  readonly motion: Motion;
  readonly stage: LiveStage<Outcome>;
  readonly host: Host;
  readonly chips: PlayerChips;
  readonly record: TableRecord;
  readonly seal: Seal;
  readonly room: HTMLElement;
  readonly place: HTMLElement;
  readonly stakes: HTMLElement;
  readonly back: HTMLButtonElement;
  state: LiveState;
  /** A call is under way. */
  isSending: boolean;
};

export type SeatHands = {
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
  /** The chips on the cloth have changed: whether they are more than the player has. */
  readonly onChips: (isShort: boolean) => void;
};

export function createSeat<Outcome, Name extends string>(
  live: LiveView<Outcome, Name>,
  { table, frame }: { readonly table: Table; readonly frame: Frame },
  { onConfirm, onTakeBack, onChips }: SeatHands,
): Seat<Outcome, Name> {
  const { language } = table.say;
  const { engine, words: ownWords } = live.view;
  const own = speech<Name | OwnWord>(ownWords, language);
  const words = speech(LIVE_WORDS, language);
  const motion = createMotion((name) => frame.sound.play(name));
  const back = button({ look: 'small take-back', label: words('take_back'), onPress: onTakeBack });
  const seat: Seat<Outcome, Name> = {
    live,
    table,
    frame,
    own,
    words,
    motion,
    stage: live.createStage(own, motion),
    host: createHost(words('host')),
    chips: createPlayerChips({ table, frame, engine, onSpace: onConfirm, onDraw: onChips }),
    record: createRecord(drawingOf(live, own, words), words),
    seal: createSeal(words),
    room: make('div', { class: `room is-live ${engine.key}` }),
    place: make('span', { class: 'live-place' }),
    stakes: make('b'),
    back,
    state: START,
    isSending: false,
  };
  furnish(seat);
  return seat;
}

/** How the results of this table are shown: on roads, or each as the game marks it. */
function drawingOf<Outcome, Name extends string>(
  { view, sidesOf, outcomeOf }: LiveView<Outcome, Name>,
  own: Speech<Name | OwnWord>,
  words: Speech<LiveWord>,
): RecordDrawing {
  const names = sidesOf?.(own);
  if (names) return { isRoad: true, draw: (marks) => drawRoads(marks, names, words) };
  assert(outcomeOf, 'a table without roads says what its marks stand for');
  const markOf = (mark: string) => view.markOf(outcomeOf(mark), own);
  return { isRoad: false, draw: (marks) => drawMarks(marks.map(markOf)) };
}

function furnish<Outcome, Name extends string>(seat: Seat<Outcome, Name>): void {
  const { live, frame, own, words, stage, host, chips, record, seal, room } = seat;
  const mine = make('div', { class: 'live-mine' }, [
    make('span', {}, [words('confirmed'), ' ', seat.stakes]),
    seat.back,
  ]);
  room.append(
    make('div', { class: 'live-head' }, [
      host.element,
      createCountdown(words, () => seat.state),
      make('div', { class: 'live-facts' }, [seat.place, mine]),
    ]),
    make('div', { class: 'theatre' }, [stage.element]),
    chips.cloth.element,
    record.element,
    seal.element,
  );
  chips.cloth.fill(live.view.layOut(chips.cloth.spot, own));
  frame.stage.append(room);
  frame.controls.append(chips.rack.element);
}
