import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'phoenix-court',
  version: 1,
  name: 'Phoenix Court',
  coins: 50,
  rows: 4,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'P', id: 'phoenix', kind: 'plain', pays: { 3: 50, 4: 200, 5: 1000 } },
    { code: 'C', id: 'crown', kind: 'plain', pays: { 3: 50, 4: 150, 5: 500 } },
    { code: 'O', id: 'peony', kind: 'plain', pays: { 3: 40, 4: 100, 5: 300 } },
    { code: 'F', id: 'fan', kind: 'plain', pays: { 3: 25, 4: 75, 5: 250 } },
    { code: 'D', id: 'jade', kind: 'plain', pays: { 3: 25, 4: 60, 5: 200 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 12, 4: 40, 5: 125 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 12, 4: 25, 5: 100 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 12, 4: 25, 5: 100 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 12, 4: 25, 5: 75 } },
    { code: 'T', id: 'ten', kind: 'plain', pays: { 3: 12, 4: 25, 5: 75 } },
    { code: 'N', id: 'nine', kind: 'plain', pays: { 3: 12, 4: 25, 5: 75 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 100, 4: 500, 5: 2500 } },
  ],
  strips: [
    'QCFNATQDSJQNCDFAKTJQKNAQTFKNPOTNDOJCAKFO',
    'OJKQFNSJACOJAPKQANDPTWCNDTJOPQKAFOJQFCND',
    'DJNFTDJNQAKCJQATJOCTFAJQTPNSJKAQFOJAWNPO',
    'FADQFWTOAPJFNCQTKJQNTFANQSCNJKTDANJKANTJKQ',
    'TSFNJTKQANKCOTQFKADJKAFJTQDFPTCJKACNQJFAD',
  ],
  wins: { by: 'ways' },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 2, spinsMax: 40 },
  maxWin: 7569,
};
