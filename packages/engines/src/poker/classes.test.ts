import { expect, test } from 'vitest';
import { type CardClasses, cardsAt, classesOf } from './classes.ts';

const ALL = [0, 1, 2, 3, 4].map(classesOf);

const placesOf = ({ count }: CardClasses) => Array.from({ length: count }, (_, at) => at);

/** The number of a class itself, the last of its parts. */
const numberAt = ({ parts, size }: CardClasses, at: number) => parts[((at + 1) << size) - 1];

const ranksOf = (cards: readonly number[]) =>
  cards
    .map((card) => card % 13)
    .sort((a, b) => a - b)
    .join();

test.each([
  [0, 1, 1],
  [1, 13, 52],
  [2, 169, 1_326],
  [3, 1_755, 22_100],
  [4, 16_432, 270_725],
])('sets of %i cards fall into %i classes and are %i in all', (size, count, sets) => {
  const found = classesOf(size);
  expect(found.count).toBe(count);
  expect(found.members.reduce((all, members) => all + members, 0)).toBe(sets);
});

test('every class has a number of its own', () => {
  const numbers = ALL.flatMap((classes) => placesOf(classes).map((at) => numberAt(classes, at)));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a part has the number of the class its cards belong to, whatever suits they have', () => {
  const ranksByNumber = new Map(
    ALL.flatMap((classes) =>
      placesOf(classes).map((at) => [numberAt(classes, at), ranksOf(cardsAt(classes, at))]),
    ),
  );
  const [, , , threes] = ALL;
  for (const at of threes ? placesOf(threes) : []) {
    const cards = threes ? cardsAt(threes, at) : [];
    const parts = Array.from({ length: 8 }, (_, part) => {
      return ranksOf(cards.filter((__, place) => (part >> place) & 1));
    });
    const numbered = parts.map((_, part) => ranksByNumber.get(threes?.parts[at * 8 + part]));
    if (numbered.join(' ') !== parts.join(' ')) expect(numbered).toEqual(parts);
  }
});
