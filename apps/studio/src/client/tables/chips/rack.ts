import type { IconPath } from '@baize/ui/icons';
import { arrowBack, minus, refresh, trash } from '@baize/ui/icons';
import { button, make } from '../../dom.ts';
import type { Money } from '../../money.ts';
import type { Speech } from '../../words.ts';
import { chipFace, SIZES } from './chip-face.ts';
import type { Worth } from './cloth.ts';
import { type PlacedChips, unitsIn } from './placed.ts';
import type { ChipWord } from './words.ts';

export type Tool = 'undo' | 'repeat' | 'double_all' | 'clear';

export type RackHands = {
  readonly onTool: (tool: Tool) => void;
  /** So many units by a press; or, taking chips away. */
  readonly onChip: (units: number) => void;
  readonly onRemove: (isRemoving: boolean) => void;
};

export type Rack = {
  readonly element: HTMLElement;
  draw(facts: { placed: PlacedChips; worth: Worth; canUndo: boolean; canRepeat: boolean }): void;
  choose(place: number): void;
};

const ICONS: Readonly<Record<Tool, IconPath | null>> = {
  undo: arrowBack,
  repeat: refresh,
  double_all: null,
  clear: trash,
};

/** Below the cloth: which chip is put down, what lies on the table, and second thoughts. */
export function createRack(say: Speech<ChipWord>, { onTool, onChip, onRemove }: RackHands): Rack {
  let chosen = 0;
  let isRemoving = false;
  const chips = SIZES.map((units, place) => {
    const made = make('button', { type: 'button', class: 'rack-chip' });
    made.addEventListener('click', () => choose(place));
    return { units, made };
  });
  const remove = button({
    look: 'round tool',
    label: say('remove'),
    icon: minus,
    isBare: true,
    onPress: () => turnRemoving(!isRemoving),
  });
  const tools = (['undo', 'repeat', 'double_all', 'clear'] as const).map((tool) => {
    const made = toolButton(say(tool), ICONS[tool], () => onTool(tool));
    return [tool, made] as const;
  });
  const total = make('b', { id: 'total', 'aria-live': 'polite' });

  function press() {
    for (const [place, { made }] of chips.entries()) {
      made.setAttribute('aria-pressed', String(place === chosen && !isRemoving));
    }
    remove.setAttribute('aria-pressed', String(isRemoving));
  }
  function turnRemoving(next: boolean) {
    isRemoving = next;
    onRemove(next);
    press();
  }
  function choose(place: number) {
    const chip = chips[place];
    if (!chip) return;
    chosen = place;
    if (isRemoving) turnRemoving(false);
    onChip(chip.units);
    press();
  }
  press();

  return {
    element: make('div', { class: 'rack' }, [
      make(
        'div',
        { class: 'rack-chips', role: 'group', 'aria-label': say('chips') },
        chips.map(({ made }) => made),
      ),
      make('div', { class: 'label rack-total' }, [make('span', {}, [say('total')]), total]),
      make('div', { class: 'rack-tools' }, [...tools.map(([, made]) => made), remove]),
    ]),
    draw({ placed, worth, canUndo, canRepeat }) {
      const { stake, money, short } = worth;
      total.replaceChildren(money.element(stake * BigInt(unitsIn(placed))));
      for (const { units, made } of chips) drawChip(made, { units, stake, short, money, say });
      const isOff = { undo: !canUndo, repeat: !canRepeat };
      for (const [tool, made] of tools) {
        made.disabled = tool === 'undo' || tool === 'repeat' ? isOff[tool] : placed.size === 0;
      }
    },
    choose,
  };
}

type RackChip = Pick<Worth, 'stake' | 'short'> & {
  readonly units: number;
  readonly money: Money;
  readonly say: Speech<ChipWord>;
};

function drawChip(made: HTMLElement, { units, stake, short, money, say }: RackChip): void {
  const amount = stake * BigInt(units);
  const face = short(amount);
  const words = say('chip', { amount: money.text(amount) });
  made.replaceChildren(chipFace(units, face));
  // Who speaks to the page says what is written on the chip.
  made.setAttribute('aria-label', words.includes(face) ? words : `${face}, ${words}`);
}

function toolButton(label: string, icon: IconPath | null, onPress: () => void) {
  const look = icon ? 'round tool' : 'round is-text tool';
  const made = button({ look, label, isBare: true, onPress, ...(icon ? { icon } : {}) });
  if (!icon) made.dataset['sign'] = '2×';
  return made;
}
