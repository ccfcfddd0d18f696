import type { PlainKey, Translate } from '@baize/i18n/translate';

const OPTIONS: Readonly<Record<string, PlainKey>> = {
  big: 'lottery.o_big',
  small: 'lottery.o_small',
  odd: 'lottery.o_odd',
  even: 'lottery.o_even',
  dragon: 'lottery.o_dragon',
  tiger: 'lottery.o_tiger',
  tie: 'lottery.o_tie',
  five: 'lottery.o_five',
  'full-house': 'lottery.o_full_house',
  four: 'lottery.o_four',
  'two-pair': 'lottery.o_two_pair',
  trips: 'lottery.o_trips',
  pair: 'lottery.o_pair',
  straight: 'lottery.o_straight',
  high: 'lottery.o_high',
  none: 'lottery.o_no_bull',
  'bull-bull': 'lottery.o_bull_bull',
  leopard: 'lottery.o_leopard',
  half: 'lottery.o_half',
  mixed: 'lottery.o_mixed',
  'big-odd': 'lottery.o_big_odd',
  'big-even': 'lottery.o_big_even',
  'small-odd': 'lottery.o_small_odd',
  'small-even': 'lottery.o_small_even',
  'extreme-small': 'lottery.o_extreme_small',
  'extreme-big': 'lottery.o_extreme_big',
  any: 'lottery.o_any',
  red: 'lottery.o_red',
  blue: 'lottery.o_blue',
  green: 'lottery.o_green',
};

const COUNTED = /^(bull|sign)-(\d+)$/;
const ODD_EVEN = /^([0-5])-([0-5])$/;

/** What an option or a token is called; numbers stand for themselves. */
export function optionName(option: string, play: string, t: Translate): string {
  const key = OPTIONS[option];
  if (key) return t(key);
  const [, kind, count = ''] = COUNTED.exec(option) ?? [];
  if (kind === 'bull') return t('lottery.o_bull_n', { count });
  if (kind === 'sign') return t('lottery.o_sign_n', { count });
  const [, odd, even] = ODD_EVEN.exec(option) ?? [];
  return play === 'odd-even' && odd !== undefined && even !== undefined
    ? t('lottery.o_odd_even', { odd, even })
    : option;
}

/** A line of a play in words: `3:big` is the third place, big. */
export function lineName(line: string, play: string, t: Translate): string {
  const [, place, token = ''] = /^(\d+):(.+)$/.exec(line) ?? [];
  if (place === undefined) return optionName(line, play, t);
  const name = optionName(token, play, t);
  return `${t('lottery.place_n', { place })}: ${name}`;
}

/** `play:number` as the book names it, in words. */
export function numberName(key: string, t: Translate): string {
  const cut = key.indexOf(':');
  return lineName(key.slice(cut + 1), key.slice(0, cut), t);
}
