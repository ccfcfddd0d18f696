import type { ChipChoice } from '@baize/engines/tables/chips';
import { spin } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { isStill, make } from '../../dom.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { createMotion } from '../motion.ts';
import { chipText } from './amounts.ts';
import { type ChipView, eventsOf, type OwnWord, paidOf, wonBets } from './chip-view.ts';
import { createCloth } from './cloth.ts';
import * as placed from './placed.ts';
import { createRack, type Tool } from './rack.ts';
import { createRoad } from './road.ts';
import { verdictOf } from './verdict-of.ts';
import { CHIP_WORDS } from './words.ts';

/** Long enough to read what came before the cloth is seen again. */
const READ_MS = 1_300;
const SMALL = '(max-width: 899px), (max-height: 520px)';

/** A table of chips as it is played: put down, let chance speak, be paid, go on. */
export function mountChips<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  table: Table,
  frame: Frame,
): void {
  const { say, money, session } = table;
  const own = speech<Name | OwnWord>(view.words, say.language);
  const shared = speech(CHIP_WORDS, say.language);
  const motion = createMotion();
  const theatre = view.createTheatre(own, motion);
  const short = (amount: bigint) => chipText(amount, session.currency.scale);
  const worth = (stake = table.read().stake) => ({ stake, money, short });
  let pile = placed.EMPTY;
  let units = 1;
  let isRemoving = false;

  const cloth = createCloth(shared, { onPress, onRemove, onSpace: () => press() });
  const rack = createRack(shared, {
    onTool,
    onChip: (next) => {
      units = next;
    },
    onRemove: (next) => {
      isRemoving = next;
      if (next) frame.tell(shared('removing'));
    },
  });
  const caption = make('p', { class: 'caption', 'aria-hidden': 'true' });
  const stage = make('div', { class: 'theatre' }, [theatre.element, caption]);
  const room = make('div', { class: `room ${view.engine.key}` }, [
    createRoad(table, shared('last'), markOf),
    stage,
    cloth.element,
    rack.element,
  ]);

  function markOf(round: WireRound) {
    const outcome = view.outcomeOf(eventsOf(round));
    return outcome === null
      ? null
      : { ...view.markOf(outcome, own), label: view.lineOf(outcome, own) };
  }

  function change(next: placed.Pile | null) {
    if (table.read().isBusy) return;
    if (next === null) return frame.tell(shared('full'));
    if (next === pile) return;
    pile = next;
    cloth.unmark();
    frame.sound.play('tick');
    draw();
  }
  function onPress(bet: string) {
    if (isRemoving) onRemove(bet);
    else change(placed.placeOn(pile, bet, units));
  }
  function onRemove(bet: string) {
    change(placed.takeFrom(pile, bet));
  }
  function onTool(tool: Tool) {
    const last = lastChoice(table, view.engine);
    if (tool === 'undo') change(placed.undone(pile));
    if (tool === 'clear') change(placed.cleared(pile));
    if (tool === 'double_all') change(placed.doubled(pile));
    if (tool === 'repeat' && last) change(placed.repeated(pile, last));
  }
  function draw() {
    const canRepeat = lastChoice(table, view.engine) !== null;
    cloth.draw(pile.now, worth());
    rack.draw({ placed: pile.now, worth: worth(), canUndo: pile.past.length > 0, canRepeat });
  }

  async function show(round: WireRound) {
    const outcome = view.outcomeOf(eventsOf(round));
    if (outcome === null) return;
    await theatre.show(outcome);
    const line = view.lineOf(outcome, own);
    const { text, tone } = verdictOf(round, table);
    caption.replaceChildren(make('b', {}, [line]), make('span', { 'data-result': tone }, [text]));
    cloth.draw(new Map(paidOf(round).map((bet) => [bet.bet, bet.units])), worth());
    cloth.mark(wonBets(view.bets, outcome), paidOf(round), worth(BigInt(round.stake)));
    frame.tell(`${line} · ${text}`, tone);
    frame.sound.play(tone === 'win' ? 'win' : 'stop');
    if (room.dataset['over'] === 'true') await motion.wait(READ_MS);
  }

  function open() {
    motion.begin();
    cloth.unmark();
    caption.replaceChildren();
    room.dataset['over'] = String(
      view.isTheatreOver === true && matchMedia(SMALL).matches && !isStill(),
    );
    frame.tell(own('playing'));
    theatre.begin();
  }
  async function play(run: () => Promise<void>) {
    open();
    await run();
    room.dataset['over'] = 'false';
    if (!table.read().notice) return;
    theatre.rest();
    frame.tell(own('first'));
  }
  function press() {
    if (table.read().isBusy) return motion.hurry();
    if (pile.now.size === 0) return frame.tell(shared('none'));
    void play(() => table.play(placed.choiceOf(pile.now), show));
  }

  stage.addEventListener('click', () => motion.hurry());
  room.addEventListener('keydown', ({ key }) => {
    if (/^[1-4]$/.test(key)) rack.choose(Number(key) - 1);
  });
  frame.stage.append(room);
  cloth.fill(view.layOut(cloth.spot, own));
  frame.setAction({ label: own('begin'), icon: spin, onPress: press });
  frame.tell(own('first'));
  table.watch(() => {
    if (!table.read().isBusy) draw();
  });
  const [last] = table.read().rounds;
  if (last?.status === 'open') void play(() => table.follow(last, show));
}

/** The chips of the round before, while there was one. */
function lastChoice({ read }: Table, { readChoice }: ChipView<never, never>['engine']) {
  const choice = readChoice(read().rounds[0]?.choice);
  return choice as ChipChoice | null;
}
