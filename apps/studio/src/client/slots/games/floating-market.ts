import { chili, mangosteen } from '@baize/art/motifs/fruit';
import { lantern } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { peaks, waves } from '@baize/art/slots/layers/land';
import { lanterns, stars, sunrise } from '@baize/art/slots/layers/sky';
import { boat, coconut, durian, lime, mango, rambutan } from '@baize/art/slots/motifs/market';
import { definition } from '@baize/engines/games/floating-market/definition';
import sheet from '@baize/engines/games/floating-market/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Floating Market',
    TH: 'ตลาดน้ำ',
    ES: 'El mercado flotante',
    PT: 'O mercado flutuante',
  },
  scene: { palette: 'lagoon', layers: [sunrise, peaks, waves] },
  night: { palette: 'dusk', layers: [stars, lanterns, waves] },
  frame: 'bronze',
  symbols: {
    boat: [boat, 'bronze', 'coral', 'gold'],
    durian: [durian, 'leaf', 'pearl', 'gold'],
    mangosteen: [mangosteen, 'violet', 'leaf', 'gold'],
    mango: [mango, 'gold', 'coral', 'gold'],
    rambutan: [rambutan, 'ruby', 'leaf', 'ruby'],
    coconut: [coconut, 'leaf', 'pink', 'pink'],
    chili: [chili, 'ruby', 'leaf', 'gold'],
    lime: [lime, 'leaf', 'leaf', 'leaf'],
    scatter: [bannered({ motif: lantern, duty: 'SCATTER' }), 'coral', 'violet', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
