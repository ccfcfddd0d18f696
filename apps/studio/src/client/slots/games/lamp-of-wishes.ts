import { orb } from '@baize/art/motifs/temple';
import { crown } from '@baize/art/motifs/treasure';
import { bannered } from '@baize/art/slots/bannered';
import { blankCoin } from '@baize/art/slots/blank-coin';
import { cardLetter } from '@baize/art/slots/card-letter';
import { dunes } from '@baize/art/slots/layers/land';
import { moonlight, stars } from '@baize/art/slots/layers/sky';
import { cave } from '@baize/art/slots/layers/water';
import { amber } from '@baize/art/slots/motifs/stones';
import { carpet, lamp } from '@baize/art/slots/motifs/treasure';
import { definition } from '@baize/engines/games/lamp-of-wishes/definition';
import sheet from '@baize/engines/games/lamp-of-wishes/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Lamp of Wishes',
    TH: 'ตะเกียงขอพร',
    ES: 'La lámpara de los deseos',
    PT: 'A lâmpada dos desejos',
  },
  scene: { palette: 'dusk', layers: [stars, moonlight, dunes] },
  night: { palette: 'night', layers: [stars, cave] },
  frame: 'violet',
  symbols: {
    'wild-double': [bannered({ motif: orb, duty: 'WILD×2' }), 'violet', 'ink', 'gold'],
    lamp: [lamp, 'gold', 'violet', 'ruby'],
    carpet: [carpet, 'ruby', 'violet', 'gold'],
    crown: [crown, 'gold', 'violet', 'jade'],
    amber: [amber, 'gold', 'leaf', 'gold'],
    ace: [cardLetter('A', 'arch'), 'gold', 'ink', 'violet'],
    king: [cardLetter('K', 'arch'), 'pearl', 'ink', 'violet'],
    queen: [cardLetter('Q', 'arch'), 'azure', 'ink', 'violet'],
    jack: [cardLetter('J', 'arch'), 'coral', 'ink', 'violet'],
    coin: [blankCoin, 'gold', 'ink', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
