import type { WirePokDengTable } from '../../poker/pok-deng-wire.ts';
import { button, make } from '../dom.ts';
import type { PokDengPage } from './page.ts';

type Actions = {
  readonly table: WirePokDengTable;
  readonly into: HTMLElement;
  readonly onMove: (move: object) => void;
  readonly onWish: (wish: string) => void;
};

/** Below the table: the stake, or drawing and standing; else sitting out and leaving. */
export function drawActions(page: PokDengPage, { table, into, onMove, onWish }: Actions): void {
  const { words, own: speak } = page;
  const own = table.seats.find((seat) => seat?.isOwn);
  if (!own) return into.replaceChildren();
  const wishes = make('div', { class: 'pk-wishes' }, [
    button({
      look: 'pk-plain',
      label: words(own.isSittingOut ? 'come_back' : 'sit_out'),
      onPress: () => onWish(own.isSittingOut ? 'come-back' : 'sit-out'),
    }),
    button({ look: 'pk-plain', label: words('leave'), onPress: () => onWish('leave') }),
  ]);
  if (table.staking?.own) return into.replaceChildren(wishes, drawStakes(page, table, onMove));
  if (!table.isOwnTurn) return into.replaceChildren(wishes);
  const move = (type: 'draw' | 'stand') =>
    button({ look: 'pk-move', label: speak(type), onPress: () => onMove({ type }) });
  into.replaceChildren(wishes, make('div', { class: 'pk-moves' }, [move('stand'), move('draw')]));
}

function drawStakes(
  { words, own, money }: PokDengPage,
  { staking }: WirePokDengTable,
  onMove: (move: object) => void,
): HTMLElement {
  const { min = 0, max = 0 } = staking?.own ?? {};
  const slider = make('input', {
    type: 'range',
    min: `${min}`,
    max: `${max}`,
    step: `${min}`,
    value: `${min}`,
    'aria-label': own('stake_size'),
  });
  const go = button({
    look: 'pk-move is-raise',
    label: '',
    onPress: () => onMove({ type: 'stake', stake: Number(slider.value) }),
  });
  const write = () => {
    go.textContent = own('stake', { amount: money.text(BigInt(slider.value)) });
  };
  const jumpTo = (to: number) => {
    slider.value = `${Math.min(max, to)}`;
    write();
  };
  slider.addEventListener('input', write);
  write();
  const jumps = [
    [words('minimum'), min],
    ['×2', 2 * min],
    ['×5', 5 * min],
    [own('most'), max],
  ] as const;
  return make('div', { class: 'pk-turn' }, [
    make(
      'div',
      { class: 'pk-jumps' },
      jumps.map(([label, to]) => button({ look: 'pk-plain', label, onPress: () => jumpTo(to) })),
    ),
    slider,
    make('div', { class: 'pk-moves' }, [go]),
  ]);
}
