import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { FeatureBuy } from '@baize/engines/slots/feature-buy';
import { bolt } from '@baize/ui/icons';
import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import { returnText } from '../shell/rules.ts';
import type { Table } from '../table.ts';
import { slotSpeech } from './win-text.ts';

/** What is bought, and the sheet of such rounds. */
export type BuyOffer = FeatureBuy & { readonly sheet: ParSheet };

export const isBought = (choice: unknown): boolean =>
  (choice as { readonly buy?: true } | null)?.buy === true;

type Buying = {
  readonly table: Table;
  readonly offer: BuyOffer;
  /** Plays the round that was bought. */
  readonly play: () => void;
};

/** The button under the reels: says what is bought and for how much, and asks before it buys. */
export function createBuyControl({ table, offer, play }: Buying): HTMLElement {
  const { say, money, limits } = table;
  const own = slotSpeech(say.language);
  const panel = createPanel(say, own('buy_title'));
  const priceOf = () => table.read().stake * BigInt(offer.cost);
  /** Why it cannot be bought now; null: it can. */
  const obstacle = () => {
    const { balance } = table.read();
    if (priceOf() > limits.max) return own('buy_above', { max: money.text(limits.max) });
    return balance !== null && balance < priceOf() ? own('buy_short') : null;
  };
  const label = make('span');
  const made = button({ look: 'line buy', label: '', icon: bolt, onPress: open });
  made.querySelector('span')?.replaceWith(label);

  function open() {
    if (table.read().isBusy) return;
    const price = money.text(priceOf());
    const why = obstacle();
    const confirm = button({
      look: 'line',
      label: own('buy_confirm', { price }),
      onPress: () => {
        panel.close();
        if (obstacle() === null) play();
      },
    });
    confirm.disabled = why !== null;
    const cost = String(offer.cost);
    const share = returnText(offer.sheet, say.tag);
    panel.open([
      make('p', {}, [own('buy_about', { cost, price })]),
      make('p', {}, [own('buy_return', { share })]),
      ...(why === null ? [] : [make('p', { role: 'note' }, [why])]),
      confirm,
    ]);
  }

  table.watch(({ grant, isBusy }) => {
    label.replaceChildren(own('buy', { price: money.text(priceOf()) }));
    // Free rounds are played as they were granted.
    made.hidden = grant !== null;
    made.setAttribute('aria-disabled', String(isBusy));
  });
  return made;
}
