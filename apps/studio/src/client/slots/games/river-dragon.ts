import { koi } from '@baize/art/motifs/koi';
import { gong, lotus, orb } from '@baize/art/motifs/temple';
import { turtle } from '@baize/art/motifs/water';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { peaks, waves } from '@baize/art/slots/layers/land';
import { moonlight, stars, sunrise } from '@baize/art/slots/layers/sky';
import { dragon } from '@baize/art/slots/motifs/fabled';
import { pearl } from '@baize/art/slots/motifs/stones';
import { definition } from '@baize/engines/games/river-dragon/definition';
import sheet from '@baize/engines/games/river-dragon/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Nine-Bend Dragon',
    TH: 'มังกรเก้าโค้ง',
    ES: 'El dragón de nueve curvas',
    PT: 'O dragão de nove curvas',
  },
  scene: { palette: 'lagoon', layers: [sunrise, peaks] },
  night: { palette: 'night', layers: [stars, moonlight, waves] },
  frame: 'azure',
  symbols: {
    wild: [bannered({ motif: orb, duty: 'WILD' }), 'azure', 'ink', 'pearl'],
    dragon: [dragon, 'jade', 'gold', 'ruby'],
    koi: [koi, 'coral', 'pearl', 'gold'],
    turtle: [turtle, 'jade', 'bronze', 'gold'],
    pearl: [pearl, 'pearl', 'azure', 'gold'],
    lotus: [lotus, 'pink', 'jade', 'gold'],
    ace: [cardLetter('A', 'tile'), 'gold', 'azure', 'gold'],
    king: [cardLetter('K', 'tile'), 'pearl', 'azure', 'gold'],
    queen: [cardLetter('Q', 'tile'), 'azure', 'azure', 'gold'],
    jack: [cardLetter('J', 'tile'), 'jade', 'azure', 'gold'],
    ten: [cardLetter(10, 'tile'), 'coral', 'azure', 'gold'],
    nine: [cardLetter(9, 'tile'), 'pink', 'azure', 'gold'],
    scatter: [bannered({ motif: gong, duty: 'SCATTER' }), 'gold', 'azure', 'ruby'],
  },
};

export const game = slotGame({ definition, sheet, theme });
