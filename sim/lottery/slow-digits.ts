import { diceHits } from './slow-dice.ts';
import type { SlowHit, SlowTicket } from './slow-hits.ts';
import { bull, hand, kind } from './slow-kinds.ts';
import { matches, options, side, total, ways, won } from './slow-parts.ts';

/** Where parts begin, and how long they are. */
function windowOf(part: string, numbers: readonly number[]): readonly number[] {
  const [where = '', length = ''] = part.split('-');
  const count = Number(length);
  if (where === 'all' || where === 'front') return numbers.slice(0, count);
  return where === 'middle' ? numbers.slice(1, 1 + count) : numbers.slice(numbers.length - count);
}

/** The digits of a window by how often they come: `2: [7], 1: [1, 3]`. */
function byTimes(window: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let digit = 0; digit < 10; digit += 1) {
    const times = window.filter((other) => other === digit).length;
    if (times > 0) found.set(times, [...(found.get(times) ?? []), digit]);
  }
  return found;
}

/** What groups of several hold: how often the digits of the first, second group come. */
const REPEATS: Readonly<Record<string, readonly number[]>> = {
  'group-60': [2, 1],
  'group-30': [2, 1],
  'group-20': [3, 1],
  'group-10': [3, 2],
  'group-5': [4, 1],
  'group-12': [2, 1],
  'group-4': [3, 1],
  'group-3': [2, 1],
};

export function slowDigits(ticket: SlowTicket): readonly SlowHit[] {
  const { family, play, groups, board } = ticket;
  const numbers = (board['numbers'] ?? []).map(Number);
  const [chosen = []] = groups;
  if (family === 'three-dice') return diceHits(play, groups, numbers);
  if (family === 'lucky-28') return options(chosen, (name) => lucky(play, name, numbers));
  const [, part = '', rule = ''] = /^((?:all|front|middle|back)-\d)-(.+)$/.exec(play) ?? [];
  if (part === '') return whole(play, groups, numbers);
  const window = windowOf(part, numbers);
  const rising = window.toSorted((a, b) => a - b).join('');
  const line = (count: number) => won(rising, count);
  const isPicked = (digit: number, group: number) => groups[group]?.includes(`${digit}`) ?? false;
  if (rule === 'direct') {
    return won(window.join(''), window.every((digit, place) => isPicked(digit, place)) ? 1 : 0);
  }
  if (rule === 'sides') {
    const fitting = window.map(
      (digit, place) => groups[place]?.filter((name) => side(name, digit, 5)) ?? [],
    );
    const count = fitting.reduce((product, names) => product * names.length, 1);
    return won(fitting.map(([name]) => name).join('-'), count);
  }
  if (rule === 'sum') return options(chosen, (name) => Number(name) === total(window));
  if (rule === 'tail') return options(chosen, (name) => Number(name) === total(window) % 10);
  if (rule === 'kind') return options(chosen, (name) => name === kind(window));
  if (rule === 'span') {
    const span = window.toSorted((a, b) => a - b);
    return options(chosen, (name) => Number(name) === (span.at(-1) ?? 0) - (span[0] ?? 0));
  }
  const [word, pick = ''] = rule.split('-');
  if (word === 'any') {
    return won(chosen.slice(0, Number(pick)).join(''), ways(matches(chosen, window), Number(pick)));
  }
  const times = REPEATS[rule];
  const shape = byTimes(window);
  const isTwoPairs = rule === 'group-6' && window.length === 4;
  if (isTwoPairs) {
    const pairs = shape.get(2) ?? [];
    return line(pairs.length === 2 && pairs.every((digit) => isPicked(digit, 0)) ? 1 : 0);
  }
  if (times === undefined) {
    const isAll =
      shape.get(1)?.length === window.length && matches(chosen, window) === window.length;
    return line(isAll ? 1 : 0);
  }
  const expected = { 'group-60': '1,3', 'group-30': '2,1', 'group-20': '1,2', 'group-12': '1,2' }[
    rule
  ];
  const counts = times.map((time) => shape.get(time)?.length ?? 0).join();
  const isShape = counts === (expected ?? '1,1');
  const isEach = times.every((time, group) =>
    (shape.get(time) ?? []).every((digit) => isPicked(digit, group)),
  );
  return line(isShape && isEach ? 1 : 0);
}

/** The plays of five (or three) digits that look at all of them. */
function whole(
  play: string,
  groups: readonly (readonly string[])[],
  numbers: readonly number[],
): readonly SlowHit[] {
  const [chosen = []] = groups;
  if (play === 'fixed') {
    const hits = numbers.filter((digit, place) => groups[place]?.includes(`${digit}`)).length;
    return won('1:0', hits);
  }
  const least = ['once', 'twice', 'three-times', 'four-times'].indexOf(play) + 1;
  if (least > 0) {
    return options(
      chosen,
      (digit) => numbers.filter((number) => number === Number(digit)).length > least - 1,
    );
  }
  if (play === 'sum') return options(chosen, (name) => side(name, total(numbers), 23));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const winner = first === last ? 'tie' : first > last ? 'dragon' : 'tiger';
  if (play === 'dragon-tiger') return options(chosen, (name) => name === winner);
  if (play === 'stud') return options(chosen, (name) => name === hand(numbers));
  if (play === 'bull') return options(chosen, (name) => name === bull(numbers));
  throw new Error(`nobody works out ${play} slowly`);
}

function lucky(play: string, name: string, numbers: readonly number[]): boolean {
  const sum = total(numbers);
  if (play === 'sum') return Number(name) === sum;
  if (play === 'sides') return side(name, sum, 14);
  if (play === 'paired-sides') return name.split('-').every((part) => side(part, sum, 14));
  if (play === 'extremes') return name === 'extreme-small' ? sum < 6 : sum > 21;
  // Rows do not go over from 9 to 0 here.
  const found = kind(numbers);
  const isOver = found === 'straight' && numbers.includes(0) && numbers.includes(9);
  return name === found && !isOver;
}
