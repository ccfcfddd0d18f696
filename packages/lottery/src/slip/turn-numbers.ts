import { orders } from '../core/combine.ts';

/** Every order of a number's digits, each once: 123 has six, 112 three, 111 one. */
export const everyOrder = (number: string): readonly string[] =>
  [...orders(number.split(''))].map((digits) => digits.join('')).sort();

/** Numbers and what they are backwards, each once. */
export const withReversed = (numbers: readonly string[]): readonly string[] => [
  ...new Set(numbers.flatMap((number) => [number, number.split('').reverse().join('')])),
];

/** The 19 numbers of two digits that have this digit. */
export const nineteenDoors = (digit: string): readonly string[] =>
  Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')).filter((number) =>
    number.includes(digit),
  );
