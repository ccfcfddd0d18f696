import type { Ppm } from '@baize/std/money';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { namedSpot } from '../chips/named-spot.ts';
import type { Prices, SixPrices } from './view.ts';
import type { BaccaratWord } from './words.ts';

type BaccaratPrices = { readonly pays: Prices; readonly six: SixPrices | null };

/** The three bets of the game large, the side bets around them. */
export function layOut(
  spot: SpotMaker,
  say: Speech<BaccaratWord>,
  { pays, six }: BaccaratPrices,
): readonly Node[] {
  const made = (bet: string, price: Ppm | readonly Ppm[], look = '') => {
    const word = bet.replaceAll('-', '_') as BaccaratWord;
    return namedSpot(spot, say, { bet, label: say(word), pays: price, look });
  };
  const dragon = [pays.dragonNatural, pays.dragon[9]];
  return [
    make('div', { class: 'cloth-row is-main' }, [
      made('player', pays.player, 'of-player is-large'),
      made('tie', pays.tie, 'of-tie is-large'),
      made('banker', pays.banker, 'of-banker is-large'),
    ]),
    make('div', { class: 'cloth-row is-four' }, [
      made('player-pair', pays.pair, 'of-player'),
      made('either-pair', pays.eitherPair),
      made('perfect-pair', pays.perfectPair),
      made('banker-pair', pays.pair, 'of-banker'),
      made('player-dragon', dragon, 'of-player'),
      made('small', pays.small),
      made('big', pays.big),
      made('banker-dragon', dragon, 'of-banker'),
    ]),
    ...(six
      ? [
          make('div', { class: 'cloth-row is-two' }, [
            made('super-six', six.superSix, 'of-banker'),
            made('lucky-six', six.luckySix, 'of-banker'),
          ]),
        ]
      : []),
  ];
}
