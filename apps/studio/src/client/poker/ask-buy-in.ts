import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import type { PokerPage } from './page.ts';

type BuyIn = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What the house keeps, in words. */
  readonly rake: string;
};

/** Asks how much is brought to the table. */
export function askBuyIn(
  page: PokerPage,
  { min, max, step, rake }: BuyIn,
  onChosen: (buyIn: bigint) => void,
): void {
  const { say, words, money } = page;
  const panel = createPanel(say, words('choose_buy_in'));
  const slider = make('input', {
    type: 'range',
    min: `${min}`,
    max: `${max}`,
    step: `${step}`,
    value: `${max}`,
    'aria-label': words('choose_buy_in'),
  });
  const go = button({
    look: 'pk-gold',
    label: '',
    onPress: () => {
      panel.close();
      panel.element.remove();
      onChosen(BigInt(slider.value));
    },
  });
  const write = () => {
    go.textContent = words('sit_down', { amount: money.text(BigInt(slider.value)) });
  };
  slider.addEventListener('input', write);
  write();
  panel.open([make('div', { class: 'pk-buy' }, [slider, go, make('p', {}, [rake])])]);
}
