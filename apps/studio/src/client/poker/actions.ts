import type { WirePokerTable } from '../../poker/wire.ts';
import { button, make } from '../dom.ts';
import type { PokerPage } from './page.ts';

type Actions = {
  readonly table: WirePokerTable;
  readonly into: HTMLElement;
  readonly onMove: (move: object) => void;
  readonly onWish: (wish: string) => void;
};

/** Below the table: what may be done in the own turn, else sitting out and leaving. */
export function drawActions(page: PokerPage, { table, into, onMove, onWish }: Actions): void {
  const { words } = page;
  const own = table.seats.find((seat) => seat?.isOwn);
  if (!own) return into.replaceChildren();
  const seatWishes = make('div', { class: 'pk-wishes' }, [
    button({
      look: 'pk-plain',
      label: words(own.isSittingOut ? 'come_back' : 'sit_out'),
      onPress: () => onWish(own.isSittingOut ? 'come-back' : 'sit-out'),
    }),
    button({ look: 'pk-plain', label: words('leave'), onPress: () => onWish('leave') }),
  ]);
  into.replaceChildren(seatWishes, ...(table.choices ? [drawMoves(page, table, onMove)] : []));
}

function drawMoves(
  page: PokerPage,
  table: WirePokerTable,
  onMove: (move: object) => void,
): HTMLElement {
  const { words, money } = page;
  const { choices, hand } = table;
  if (!choices || !hand) return make('div');
  const { canCheck, call, raiseTo } = choices;
  const row = make('div', { class: 'pk-moves' }, [
    button({ look: 'pk-move', label: words('fold'), onPress: () => onMove({ type: 'fold' }) }),
    button({
      look: 'pk-move',
      label: canCheck ? words('check') : words('call', { amount: money.text(BigInt(call)) }),
      onPress: () => onMove({ type: canCheck ? 'check' : 'call' }),
    }),
  ]);
  if (!raiseTo) return row;
  const slider = make('input', {
    type: 'range',
    min: `${raiseTo.min}`,
    max: `${raiseTo.max}`,
    step: '1',
    value: `${raiseTo.min}`,
    'aria-label': words('raise_size'),
  });
  const raise = button({
    look: 'pk-move is-raise',
    label: '',
    onPress: () => onMove({ type: 'raise', to: Number(slider.value) }),
  });
  const write = () => {
    const amount = money.text(BigInt(slider.value));
    raise.textContent = words(hand.bet === 0 ? 'bet' : 'raise', { amount });
  };
  const jumpTo = (to: number) => {
    slider.value = `${Math.max(raiseTo.min, Math.min(raiseTo.max, Math.floor(to)))}`;
    write();
  };
  slider.addEventListener('input', write);
  write();
  const jumps = [
    [words('minimum'), raiseTo.min],
    [words('half_pot'), hand.bet + hand.pot / 2],
    [words('whole_pot'), hand.bet + hand.pot],
    [words('everything'), raiseTo.max],
  ] as const;
  row.append(raise);
  return make('div', { class: 'pk-turn' }, [
    make(
      'div',
      { class: 'pk-jumps' },
      jumps.map(([label, to]) => button({ look: 'pk-plain', label, onPress: () => jumpTo(to) })),
    ),
    slider,
    row,
  ]);
}
