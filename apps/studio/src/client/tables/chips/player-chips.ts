import type { Engine } from '@baize/engines/core/engine';
import type { ChipChoice } from '@baize/engines/tables/chips';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech } from '../../words.ts';
import { chipText } from './amounts.ts';
import { type Cloth, createCloth, type Worth } from './cloth.ts';
import * as placed from './placed.ts';
import { createRack, type Rack, type Tool } from './rack.ts';
import { CHIP_WORDS } from './words.ts';

export type PlayerChips = {
  readonly cloth: Cloth;
  readonly rack: Rack;
  /** What lies on the cloth; null when nothing does. */
  choice(): ChipChoice | null;
  /** The round is paid: its chips are seen until the next is put down, and none of them is staked. */
  settle(): void;
  /** What lies on the cloth goes back to the player. */
  drop(): void;
  readonly worth: (stake?: bigint) => Worth;
};

type PlayerChipsOptions = {
  readonly table: Table;
  readonly frame: Frame;
  readonly engine: Engine;
  readonly onSpace: () => void;
  /** At every change: whether more lies on the cloth than the player has. */
  readonly onDraw: (isShort: boolean) => void;
};

/** The chips a player puts down and takes back: the cloth, the rack, and what they do to each other. */
export function createPlayerChips({
  table,
  frame,
  engine,
  onSpace,
  onDraw,
}: PlayerChipsOptions): PlayerChips {
  const { say, money, session } = table;
  const shared = speech(CHIP_WORDS, say.language);
  const short = (amount: bigint) => chipText(amount, session.currency.scale);
  const worth = (stake = table.read().stake) => ({ stake, money, short });
  let pile = placed.EMPTY;
  let units = 1;
  let isRemoving = false;
  let isSettled = false;

  const cloth = createCloth(shared, { onPress, onRemove, onSpace });
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

  const lastChoice = () => engine.readChoice(table.read().rounds[0]?.choice) as ChipChoice | null;

  function change(next: placed.Pile | null) {
    if (table.read().isBusy || next === pile) return;
    if (next === null) return frame.tell(shared('full'));
    pile = next;
    isSettled = false;
    cloth.unmark();
    frame.sound.play('chip');
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
    const last = lastChoice();
    if (tool === 'undo') change(placed.undone(pile));
    if (tool === 'clear') change(placed.cleared(pile));
    if (tool === 'double_all') change(placed.doubled(pile));
    if (tool === 'repeat' && last) change(placed.repeated(pile, last));
  }
  function forget(isSeen: boolean) {
    pile = placed.EMPTY;
    isSettled = isSeen;
    if (!isSeen) draw();
  }
  function draw() {
    if (!isSettled) cloth.draw(pile.now, worth());
    const { stake, balance } = table.read();
    onDraw(placed.isMoreThan(pile.now, stake, balance));
    const canUndo = pile.past.length > 0;
    rack.draw({ placed: pile.now, worth: worth(), canUndo, canRepeat: lastChoice() !== null });
  }
  table.watch(({ isBusy }) => {
    if (!isBusy) draw();
  });

  const choice = () => (pile.now.size === 0 ? null : placed.choiceOf(pile.now));
  return { cloth, rack, choice, settle: () => forget(true), drop: () => forget(false), worth };
}
