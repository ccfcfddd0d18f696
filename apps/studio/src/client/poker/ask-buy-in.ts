import type { WirePokerTable } from '../../poker/wire.ts';
import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import type { PokerPage } from './page.ts';

/** Asks how much is brought to the table. */
export function askBuyIn(
  page: PokerPage,
  { rules, rakePpm, rakeCaps }: WirePokerTable,
  onChosen: (buyIn: bigint) => void,
): void {
  const { say, words, money } = page;
  const panel = createPanel(say, words('choose_buy_in'));
  const slider = make('input', {
    type: 'range',
    min: `${rules.buyInMin}`,
    max: `${rules.buyInMax}`,
    step: `${rules.bigBlind}`,
    value: `${rules.buyInMax}`,
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
  const cap = money.text(BigInt(rakeCaps.at(-1) ?? 0));
  const rake =
    rakePpm === 0 ? words('no_rake') : words('rake', { share: `${rakePpm / 10_000}`, cap });
  panel.open([make('div', { class: 'pk-buy' }, [slider, go, make('p', {}, [rake])])]);
}
