import type { WireSession } from '../../wire.ts';
import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import type { PokerPage } from './page.ts';
import { usualBuyIn } from './usual-buy-in.ts';

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
  const { call, say, words, money } = page;
  const usual = (balance: number | null) => `${usualBuyIn({ min, max, step, balance })}`;
  const panel = createPanel(say, words('choose_buy_in'));
  const slider = make('input', {
    type: 'range',
    min: `${min}`,
    max: `${max}`,
    step: `${step}`,
    value: usual(null),
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
  let isChosen = false;
  slider.addEventListener('input', () => {
    isChosen = true;
    write();
  });
  write();
  // Without an answer of the wallet one sits down all the same: it has the last word.
  void call<Pick<WireSession, 'balance'>>('session')
    .then(({ balance }) => {
      if (isChosen || balance === null) return;
      slider.value = usual(Number(balance));
      write();
    })
    .catch(() => {});
  panel.open([make('div', { class: 'pk-buy' }, [slider, go, make('p', {}, [rake])])]);
}
