import type { SlotDefinition } from '../../slots/definition.ts';

export const definition: SlotDefinition = {
  key: 'coral-palace',
  version: 1,
  name: 'Coral Palace',
  coins: 20,
  rows: 6,
  symbols: [
    { code: 'S', id: 'scatter', kind: 'scatter', pays: {} },
    { code: 'W', id: 'wild', kind: 'wild', pays: {} },
    { code: 'P', id: 'pearl', kind: 'plain', pays: { 5: 60, 7: 150, 9: 400, 12: 1500, 16: 6000 } },
    { code: 'C', id: 'crown', kind: 'plain', pays: { 5: 40, 7: 100, 9: 250, 12: 800, 16: 3000 } },
    { code: 'O', id: 'octopus', kind: 'plain', pays: { 5: 25, 7: 60, 9: 150, 12: 500, 16: 2000 } },
    { code: 'H', id: 'shell', kind: 'plain', pays: { 5: 16, 7: 40, 9: 100, 12: 300, 16: 1200 } },
    { code: 'T', id: 'turtle', kind: 'plain', pays: { 5: 12, 7: 25, 9: 60, 12: 200, 16: 800 } },
    { code: 'A', id: 'sapphire', kind: 'plain', pays: { 5: 10, 7: 20, 9: 50, 12: 150, 16: 600 } },
  ],
  strips: [
    'CAACHWTTCOPOCTTSHHCTOPOHHAATTPAACOPAAHHOP',
    'HHPTTOPOHHAACAATTOPWHCOCOAACTTPTPAASCHHOC',
    'TTHHPOCOCPHHCWOCAATTPOPAAHSOTHHOCAACPTTAA',
    'POAACPHHOAATTPOWTTHTTHHCOTPSCAACOCHHAAOPC',
    'OAAHHCAATTAASOPHPCOHHPHHCTPTTOCAAOPCWOTTC',
    'CTPHOPCSCOPCAATTOAAWOAAOCHHCHHTTPTTPAAOHH',
  ],
  wins: { by: 'clusters' },
  cascade: { multipliers: [1, 2, 3, 4, 5, 6] },
  freeSpins: { awards: { 4: 7, 5: 9, 6: 12 }, multiplier: 2, spinsMax: 21 },
  maxWin: 4000,
};
