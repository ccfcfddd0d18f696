import { cat, owl } from '@baize/art/motifs/folk';
import { potion } from '@baize/art/motifs/play';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { forest } from '@baize/art/slots/layers/land';
import { moonlight, stars } from '@baize/art/slots/layers/sky';
import { broom, cauldron, hut } from '@baize/art/slots/motifs/crafts';
import { mushroom } from '@baize/art/slots/motifs/flowers';
import buySheet from '@baize/engines/games/baba-yaga/buy-sheet.json' with { type: 'json' };
import { definition } from '@baize/engines/games/baba-yaga/definition';
import sheet from '@baize/engines/games/baba-yaga/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'The Hut of Baba Yaga',
    TH: 'กระท่อมบาบายากา',
    ES: 'La cabaña de Baba Yagá',
    PT: 'A cabana de Baba Yaga',
  },
  scene: { palette: 'moss', layers: [stars, moonlight, forest] },
  night: { palette: 'plum', layers: [stars, forest] },
  frame: 'bronze',
  symbols: {
    wild: [bannered({ motif: potion, duty: 'WILD' }), 'leaf', 'violet', 'gold'],
    hut: [hut, 'bronze', 'gold', 'ruby'],
    owl: [owl, 'bronze', 'pearl', 'gold'],
    cat: [cat, 'ink', 'coral', 'gold'],
    mushroom: [mushroom, 'ruby', 'pearl', 'pearl'],
    broom: [broom, 'bronze', 'gold', 'ruby'],
    ace: [cardLetter('A', 'leaf'), 'leaf', 'bronze', 'leaf'],
    king: [cardLetter('K', 'leaf'), 'coral', 'bronze', 'leaf'],
    queen: [cardLetter('Q', 'leaf'), 'gold', 'bronze', 'leaf'],
    jack: [cardLetter('J', 'leaf'), 'pearl', 'bronze', 'leaf'],
    scatter: [bannered({ motif: cauldron, duty: 'SCATTER' }), 'ink', 'leaf', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme, buySheet });
