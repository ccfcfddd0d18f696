import { spin } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { createMotion } from '../motion.ts';
import { type ChipView, eventsOf, type OwnWord, paidOf, wonBets } from './chip-view.ts';
import { createPlayerChips } from './player-chips.ts';
import type { Rack } from './rack.ts';
import { createRoad } from './road.ts';
import { verdictOf } from './verdict-of.ts';
import { CHIP_WORDS } from './words.ts';

/** Long enough to read what came before the cloth is seen again. */
const READ_MS = 1_300;
/** Where the theatre of every table opens above the cloth, and where that of the large ones does. */
const FLAT = '(max-height: 520px), (max-width: 719px) and (max-height: 759px)';
const SMALL = '(max-width: 899px)';

/** A table of chips as it is played: put down, let chance speak, be paid, go on. */
export function mountChips<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  table: Table,
  frame: Frame,
): void {
  const own = speech<Name | OwnWord>(view.words, table.say.language);
  const shared = speech(CHIP_WORDS, table.say.language);
  const motion = createMotion((name) => frame.sound.play(name));
  const theatre = view.createTheatre(own, motion);
  let isOff: boolean | null = null;
  const onDraw = (isShort: boolean) => {
    if (isShort === isOff) return;
    isOff = isShort;
    frame.setAction({ label: own('begin'), icon: spin, onPress: press, isOff });
    frame.tell(isOff ? shared('short') : own('first'));
  };
  const { engine } = view;
  const chips = createPlayerChips({ table, frame, engine, onSpace: () => press(), onDraw });
  const { cloth, rack, worth } = chips;
  const caption = make('p', { class: 'caption', 'aria-hidden': 'true' });
  const stage = make('div', { class: 'theatre' }, [theatre.element, caption]);
  const road = createRoad(table, shared('last'), (round) => markOf(view, round, own));
  const look = `room ${view.engine.key}${view.isTheatreOver ? ' is-large-cloth' : ''}`;
  const room = make('div', { class: look }, [road, stage, cloth.element]);
  const isOver = () =>
    matchMedia(FLAT).matches || (view.isTheatreOver === true && matchMedia(SMALL).matches);

  async function show(round: WireRound) {
    const outcome = view.outcomeOf(eventsOf(round));
    if (outcome === null) return;
    await theatre.show(outcome);
    const line = view.lineOf(outcome, own);
    const { text, tone } = verdictOf(round, table);
    const value = worth(BigInt(round.stake));
    caption.replaceChildren(make('b', {}, [line]), make('span', { 'data-result': tone }, [text]));
    cloth.draw(new Map(paidOf(round).map(({ bet, units }) => [bet, units])), value);
    cloth.mark(wonBets(view.bets, outcome), paidOf(round), value);
    chips.settle();
    frame.tell(`${line} · ${text}`, tone);
    await frame.celebrate(round);
    if (isOver()) await motion.hold(READ_MS);
  }
  async function play(run: () => Promise<void>) {
    motion.begin();
    if (frame.turbo.isOn) motion.hurry();
    cloth.unmark();
    caption.replaceChildren();
    room.dataset['over'] = String(isOver());
    frame.tell(own('playing'));
    theatre.begin();
    await run();
    // At rest before it is hidden: what is not rendered cannot be asked where it stands.
    if (table.read().notice) {
      theatre.rest();
      frame.tell(own('first'));
    }
    room.dataset['over'] = 'false';
  }
  function press() {
    if (table.read().isBusy) return motion.hurry();
    const choice = chips.choice();
    if (choice === null) return frame.tell(shared('none'));
    void play(() => table.play(choice, show));
  }

  stage.addEventListener('click', () => motion.hurry());
  for (const place of [room, rack.element]) chooseByKeys(place, rack);
  frame.stage.append(room);
  frame.controls.append(rack.element);
  cloth.fill(view.layOut(cloth.spot, own));
  const [last] = table.read().rounds;
  if (last?.status === 'open') void play(() => table.follow(last, show));
}

/** 1 to 4 choose the chip. */
function chooseByKeys(place: HTMLElement, rack: Rack): void {
  place.addEventListener('keydown', ({ key }) => {
    if (/^[1-4]$/.test(key)) rack.choose(Number(key) - 1);
  });
}

function markOf<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  round: WireRound,
  say: Parameters<ChipView<Outcome, Name>['markOf']>[1],
) {
  const outcome = view.outcomeOf(eventsOf(round));
  if (outcome === null) return null;
  return { ...view.markOf(outcome, say), label: view.lineOf(outcome, say) };
}
