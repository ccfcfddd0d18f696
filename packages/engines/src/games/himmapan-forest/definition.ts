import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'himmapan-forest',
  version: 1,
  name: 'Himmapan Forest',
  coins: 25,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'L', id: 'lion', kind: 'plain', pays: { 3: 50, 4: 200, 5: 750 } },
    { code: 'E', id: 'elephant', kind: 'plain', pays: { 3: 40, 4: 120, 5: 400 } },
    { code: 'D', id: 'deer', kind: 'plain', pays: { 3: 30, 4: 75, 5: 300 } },
    { code: 'M', id: 'monkey', kind: 'plain', pays: { 3: 20, 4: 60, 5: 200 } },
    { code: 'C', id: 'crane', kind: 'plain', pays: { 3: 20, 4: 50, 5: 150 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 10, 4: 20, 5: 75 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 10, 4: 20, 5: 75 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 50, 4: 200, 5: 1000 } },
  ],
  strips: [
    'QAKMDCQAJQKJLKEJMDJAQKADMADKSC',
    'DSQMLACQJCKAWJDEKAQMJAQKLCQDKMQ',
    'AEJCKMAJECWKEMKQSAJKLEMQDKADQJKC',
    'AQSDQMCAJQKLAQCELKWCDJACJKCEDQML',
    'CAKCAQSDLCMJCQJCAEMQEKALCQJEKCMQ',
  ],
  wins: { by: 'ways' },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, multiplier: 2, spinsMax: 30 },
  maxWin: 6022,
};
