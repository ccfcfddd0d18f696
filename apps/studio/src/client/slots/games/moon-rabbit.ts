import { butterfly } from '@baize/art/motifs/beasts';
import { parasol } from '@baize/art/motifs/folk';
import { rabbit } from '@baize/art/motifs/legend';
import { lantern } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { clouds } from '@baize/art/slots/layers/land';
import { lanterns, moonlight, stars } from '@baize/art/slots/layers/sky';
import { cake, moon } from '@baize/art/slots/motifs/festival';
import { peony } from '@baize/art/slots/motifs/flowers';
import { definition } from '@baize/engines/games/moon-rabbit/definition';
import sheet from '@baize/engines/games/moon-rabbit/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Moon Rabbit',
    TH: 'กระต่ายบนดวงจันทร์',
    ES: 'El conejo de la luna',
    PT: 'O coelho da lua',
  },
  scene: { palette: 'night', layers: [stars, moonlight, clouds] },
  night: { palette: 'dusk', layers: [stars, lanterns, clouds] },
  frame: 'pearl',
  symbols: {
    wild: [bannered({ motif: butterfly, duty: 'WILD' }), 'violet', 'ink', 'gold'],
    rabbit: [rabbit, 'pearl', 'pink', 'gold'],
    moon: [moon, 'gold', 'pearl', 'azure'],
    cake: [cake, 'gold', 'bronze', 'ruby'],
    lantern: [lantern, 'ruby', 'gold', 'gold'],
    peony: [peony, 'pink', 'leaf', 'gold'],
    ace: [cardLetter('A', 'disc'), 'pearl', 'ink', 'silver'],
    king: [cardLetter('K', 'disc'), 'gold', 'ink', 'silver'],
    queen: [cardLetter('Q', 'disc'), 'azure', 'ink', 'silver'],
    scatter: [bannered({ motif: parasol, duty: 'SCATTER' }), 'ruby', 'violet', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
