import { peacock } from '@baize/art/motifs/beasts';
import { drum, mask } from '@baize/art/motifs/festival';
import { bell } from '@baize/art/motifs/folk';
import { fan } from '@baize/art/motifs/table';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { clouds, roofs } from '@baize/art/slots/layers/land';
import { moonlight, petals, stars } from '@baize/art/slots/layers/sky';
import { kinnari } from '@baize/art/slots/motifs/fabled';
import { orchid } from '@baize/art/slots/motifs/flowers';
import buySheet from '@baize/engines/games/kinnari-dance/buy-sheet.json' with { type: 'json' };
import { definition } from '@baize/engines/games/kinnari-dance/definition';
import sheet from '@baize/engines/games/kinnari-dance/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: "Kinnari's Feather",
    TH: 'ขนนกกินรี',
    ES: 'La pluma de la kinnari',
    PT: 'A pena da kinnari',
  },
  scene: { palette: 'plum', layers: [stars, moonlight, roofs, petals] },
  night: { palette: 'rose', layers: [stars, petals, clouds] },
  frame: 'gold',
  symbols: {
    wild: [bannered({ motif: peacock, duty: 'WILD' }), 'azure', 'violet', 'gold'],
    kinnari: [kinnari, 'gold', 'coral', 'ruby'],
    mask: [mask, 'ruby', 'gold', 'jade'],
    drum: [drum, 'coral', 'ink', 'gold'],
    fan: [fan, 'pink', 'ruby', 'gold'],
    orchid: [orchid, 'pink', 'violet', 'gold'],
    ace: [cardLetter('A', 'petals'), 'gold', 'violet', 'gold'],
    king: [cardLetter('K', 'petals'), 'pink', 'violet', 'gold'],
    queen: [cardLetter('Q', 'petals'), 'coral', 'violet', 'gold'],
    jack: [cardLetter('J', 'petals'), 'pearl', 'violet', 'gold'],
    scatter: [bannered({ motif: bell, duty: 'SCATTER' }), 'gold', 'ruby', 'jade'],
  },
};

export const game = slotGame({ definition, sheet, theme, buySheet });
