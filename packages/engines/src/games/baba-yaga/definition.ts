import type { SlotDefinition } from '../../slots/definition.ts';
import { firstLines } from '../../slots/paylines.ts';

export const definition: SlotDefinition = {
  key: 'baba-yaga',
  version: 1,
  name: 'The Hut of Baba Yaga',
  coins: 10,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'H', id: 'hut', kind: 'plain', pays: { 2: 20, 3: 300, 4: 1500, 5: 5000 } },
    { code: 'O', id: 'owl', kind: 'plain', pays: { 3: 100, 4: 400, 5: 1500 } },
    { code: 'C', id: 'cat', kind: 'plain', pays: { 3: 60, 4: 250, 5: 800 } },
    { code: 'M', id: 'mushroom', kind: 'plain', pays: { 3: 40, 4: 125, 5: 400 } },
    { code: 'B', id: 'broom', kind: 'plain', pays: { 3: 30, 4: 100, 5: 300 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 15, 4: 40, 5: 150 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 8, 4: 30, 5: 125 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 8, 4: 30, 5: 125 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 8, 4: 25, 5: 100 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 1000 } },
  ],
  strips: [
    'OQMKJQAHCKJMKBQJAOSKHJQCMQBAKBJA',
    'KAWMKJAOJKBQJAHOMQOSKJABKHQCJQCMJ',
    'QBKJWKBJCQAMKOAJSQJBAHQKCJAOKQJHM',
    'BKJQBKJQAJBOAKHAKQCJQKCJHQJOSMQW',
    'JMKBJCMAHJAQJCKQBJCKAMSQKJQKJBOQA',
  ],
  wins: { by: 'lines', lines: firstLines(10) },
  freeSpins: { awards: { 3: 8 }, multiplier: 2, spinsMax: 8 },
  maxWin: 8634,
};
