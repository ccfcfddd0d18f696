import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'river-dragon',
  version: 1,
  name: 'River Dragon',
  coins: 50,
  rows: 4,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'D', id: 'dragon', kind: 'plain', pays: { 3: 75, 4: 300, 5: 1500 } },
    { code: 'K', id: 'koi', kind: 'plain', pays: { 3: 50, 4: 200, 5: 800 } },
    { code: 'T', id: 'turtle', kind: 'plain', pays: { 3: 40, 4: 125, 5: 400 } },
    { code: 'P', id: 'pearl', kind: 'plain', pays: { 3: 25, 4: 80, 5: 250 } },
    { code: 'L', id: 'lotus', kind: 'plain', pays: { 3: 25, 4: 60, 5: 200 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 12, 4: 40, 5: 100 } },
    { code: 'G', id: 'king', kind: 'plain', pays: { 3: 12, 4: 25, 5: 100 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 25, 5: 80 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 12, 4: 25, 5: 80 } },
    { code: 'N', id: 'ten', kind: 'plain', pays: { 3: 12, 4: 25, 5: 80 } },
    { code: 'V', id: 'nine', kind: 'plain', pays: { 3: 12, 4: 25, 5: 80 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 100, 4: 500, 5: 2500 } },
  ],
  strips: [
    'KVGLJTPSJNAVTJDGLNAVQDPKQNVPQLJPGVAJN',
    'ADLNKSQTJAQLPJTAVJPGWNQJVNADVGPNJKTQJV',
    'KLVPGQNJLVTPGJNDGTAVGQJVNKQDAJVPSNLTA',
    'TPDJQLGKWNPVJTAQVNLPAGJQNAGVKDNGQVPSJV',
    'LKVPGDNPQLJTDGNVJGAQKJLGTVPSTNQJVNGAQ',
  ],
  wins: { by: 'ways' },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, multiplier: 4, spinsMax: 16 },
  maxWin: 3770,
};
