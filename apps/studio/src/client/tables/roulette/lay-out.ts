import { numbersOf } from '@baize/engines/games/roulette/bets';
import { definition } from '@baize/engines/games/roulette/definition';
import { button, make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { oddsText } from '../chips/amounts.ts';
import type { SpotMaker } from '../chips/cloth.ts';
import { colourOf } from './colour.ts';
import type { RouletteWord } from './words.ts';

type Kind = keyof typeof definition.pays;

const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
const NUMBERS = numbersOf(definition);

export const kindOf = (bet: string): Kind => {
  if (bet === 'first-four') return 'corner';
  if (bet.startsWith('trio')) return 'street';
  const [kind = ''] = bet.split(':');
  return Object.hasOwn(definition.pays, kind) ? (kind as Kind) : 'even';
};

/**
 * Where a bet lies: twelve steps along the cloth, three across it. Whole numbers are the middles of
 * numbers, halves the lines between them. The style sheet says which way the cloth is turned.
 */
export function placeOf(bet: string): readonly [along: number, across: number] {
  const numbers = NUMBERS.get(bet) ?? [];
  const kind = kindOf(bet);
  if (kind === 'street' || kind === 'line' || bet === 'first-four') {
    if (bet.startsWith('trio')) return [0.5, bet === 'trio:0-1-2' ? 0.5 : 1.5];
    const alongs = numbers.filter((n) => n > 0).map(alongOf);
    return [bet === 'first-four' ? 0.5 : mean(alongs), -0.5];
  }
  if (numbers[0] === 0 && numbers.length === 2) return [0.5, acrossOf(numbers[1] ?? 1)];
  return [mean(numbers.map(alongOf)), mean(numbers.map(acrossOf))];
}

const alongOf = (number: number): number => Math.ceil(number / 3);
const acrossOf = (number: number): number => (number - 1) % 3;
const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** The cloth of a wheel with one zero; every place that can be bet on is on it. */
export function layOut(spot: SpotMaker, say: Speech<RouletteWord>): readonly Node[] {
  const made = (bet: string, facts: { look: string; label: string; text?: string }) =>
    spot({
      bet,
      look: facts.look,
      label: facts.label,
      odds: oddsText(definition.pays[kindOf(bet)], say),
      inside: facts.text === undefined ? [] : [make('span', {}, [facts.text])],
    });
  const numbers = Array.from({ length: definition.numbers }, (_, number) => {
    const look = `number is-${colourOf(number)}${number === 0 ? ' is-zero' : ''}`;
    const label = `${say('straight')} ${number}`;
    const element = made(`straight:${number}`, { look, label, text: `${number}` });
    return at(element, [alongOf(number), number === 0 ? 0 : acrossOf(number)]);
  });
  const dozens = [1, 2, 3].map((n) => {
    const text = `${12 * n - 11}–${12 * n}`;
    const label = `${say('dozen')} ${text}`;
    return at(made(`dozen:${n}`, { look: 'dozen is-roomy', label, text }), [n, 0]);
  });
  const columns = [1, 2, 3].map((n) => {
    const label = `${say('column')} ${n}`;
    return at(made(`column:${n}`, { look: 'column', label, text: '2 : 1' }), [13, n - 1]);
  });
  const outside = OUTSIDE.map((bet, place) => {
    const look = `outside is-roomy is-${bet}`;
    return at(made(bet, { look, label: say(bet), text: say(bet) }), [place + 1, 0]);
  });
  const between = [...NUMBERS].filter(([bet, { length }]) => isBetween(bet, length));
  const lines = between.map(([bet, covered]) => {
    const label = `${say(wordOf(bet))} ${covered.join(', ')}`;
    return lineSpot(made(bet, { look: 'between', label }), bet);
  });
  return [...numbers, ...columns, ...dozens, ...outside, ...lines, createSwitch(say)];
}

/** What lies on lines is never an even chance, for which there is no one word. */
const wordOf = (bet: string) => {
  const kind = kindOf(bet);
  return kind === 'even' ? 'even_chances' : kind;
};

const isBetween = (bet: string, numbers: number): boolean =>
  numbers > 1 && numbers <= 6 && !/^(dozen|column)/.test(bet);

function at<Made extends HTMLElement>(element: Made, [along, across]: readonly number[]): Made {
  element.style.setProperty('--along', String(along));
  element.style.setProperty('--across', String(across));
  return element;
}

/** A place on a line is put into the cell below it and moved to the edge of that cell. */
function lineSpot(element: HTMLElement, bet: string): HTMLElement {
  const [along, across] = placeOf(bet);
  const cell = [Math.max(1, Math.floor(along)), Math.max(0, Math.floor(across))] as const;
  element.style.setProperty('--edge-along', String(along - cell[0]));
  element.style.setProperty('--edge-across', String(across - cell[1]));
  return at(element, cell);
}

/** Fingers are wider than lines: on a small screen they take turns with the numbers. */
function createSwitch(say: Speech<RouletteWord>): HTMLElement {
  const made = button({
    look: 'line-switch',
    label: say('between'),
    onPress: () => {
      const isOn = made.parentElement?.classList.toggle('is-between') ?? false;
      made.setAttribute('aria-pressed', String(isOn));
    },
  });
  made.setAttribute('aria-pressed', 'false');
  return made;
}
