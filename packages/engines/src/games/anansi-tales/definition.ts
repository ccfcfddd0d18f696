import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'anansi-tales',
  version: 1,
  name: 'Tales of Anansi',
  coins: 25,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'X', id: 'spider', kind: 'plain', pays: { 3: 50, 4: 150, 5: 500 } },
    { code: 'B', id: 'web', kind: 'plain', pays: { 3: 40, 4: 100, 5: 400 } },
    { code: 'C', id: 'calabash', kind: 'plain', pays: { 3: 30, 4: 80, 5: 250 } },
    { code: 'D', id: 'drum', kind: 'plain', pays: { 3: 20, 4: 60, 5: 200 } },
    { code: 'M', id: 'mask', kind: 'plain', pays: { 3: 20, 4: 50, 5: 150 } },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 3: 10, 4: 30, 5: 100 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 10, 4: 20, 5: 80 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 10, 4: 20, 5: 60 } },
    { code: 'T', id: 'ten', kind: 'plain', pays: { 3: 10, 4: 20, 5: 60 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 3: 50, 4: 250, 5: 1250 } },
  ],
  strips: [
    'XBMQTDQTMKXCKATCBQCSABQATKMBDKXQTD',
    'KSMKTBATDMCTKAQBXACKWQDCTKQMDXTQA',
    'DKMWKAQXTMAQBAQTSQCXBCMKQTMATDAKMC',
    'WCDBADKQCKQTACDMAQMXKAQDCSTMBKQBKT',
    'KTCKMDAMKWQMBKCMQTDCMQADTAXSMCQAMQ',
  ],
  wins: { by: 'ways' },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, multiplier: 3, spinsMax: 24 },
  maxWin: 6769,
};
