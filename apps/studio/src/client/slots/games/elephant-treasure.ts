import { elephant } from '@baize/art/motifs/legend';
import { lotus, sun } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { blankCoin } from '@baize/art/slots/blank-coin';
import { cardLetter } from '@baize/art/slots/card-letter';
import { roofs } from '@baize/art/slots/layers/land';
import { moonlight, petals, stars } from '@baize/art/slots/layers/sky';
import { ruby } from '@baize/art/slots/motifs/stones';
import { goldBar, goldRing } from '@baize/art/slots/motifs/treasure';
import { definition } from '@baize/engines/games/elephant-treasure/definition';
import sheet from '@baize/engines/games/elephant-treasure/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: "Maharaja's Elephant",
    TH: 'ช้างมหาราชา',
    ES: 'El elefante del marajá',
    PT: 'O elefante do marajá',
  },
  scene: { palette: 'rose', layers: [moonlight, roofs, petals] },
  night: { palette: 'plum', layers: [stars, roofs, petals] },
  frame: 'pink',
  symbols: {
    wild: [bannered({ motif: sun, duty: 'WILD' }), 'gold', 'violet', 'ruby'],
    elephant: [elephant, 'pearl', 'pink', 'gold'],
    ruby: [ruby, 'ruby', 'gold', 'gold'],
    'gold-bar': [goldBar, 'gold', 'gold', 'ruby'],
    ring: [goldRing, 'gold', 'azure', 'ruby'],
    lotus: [lotus, 'pink', 'jade', 'gold'],
    ace: [cardLetter('A', 'arch'), 'gold', 'violet', 'gold'],
    king: [cardLetter('K', 'arch'), 'pearl', 'violet', 'gold'],
    queen: [cardLetter('Q', 'arch'), 'pink', 'violet', 'gold'],
    jack: [cardLetter('J', 'arch'), 'azure', 'violet', 'gold'],
    coin: [blankCoin, 'gold', 'violet', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
