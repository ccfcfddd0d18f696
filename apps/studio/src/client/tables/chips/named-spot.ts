import type { Ppm } from '@baize/std/money';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { oddsText } from './amounts.ts';
import type { SpotMaker } from './cloth.ts';

type SpotLabel = {
  readonly bet: string;
  readonly label: string;
  /** One price, or several by how well it went. */
  readonly pays: Ppm | readonly Ppm[];
  readonly look?: string;
  /** What is seen instead of the label: pips, a picture. */
  readonly face?: Node;
};

export const pricesText = (pays: Ppm | readonly Ppm[], say: Speech<never>): string =>
  (typeof pays === 'bigint' ? [pays] : pays).map((one) => oddsText(one, say)).join(' · ');

/** A place with its name and what it pays written on it. */
export const namedSpot = (
  spot: SpotMaker,
  say: Speech<never>,
  named: SpotLabel,
): HTMLButtonElement => {
  const odds = pricesText(named.pays, say);
  return spot({
    bet: named.bet,
    label: named.label,
    odds,
    look: `is-roomy ${named.look ?? ''}`,
    inside: [
      named.face ?? make('span', { class: 'spot-name' }, [named.label]),
      make('small', {}, [odds]),
    ],
  });
};
