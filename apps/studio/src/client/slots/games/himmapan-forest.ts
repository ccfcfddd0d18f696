import { elephant } from '@baize/art/motifs/legend';
import { chedi, lotus } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { bamboos, forest } from '@baize/art/slots/layers/land';
import { moonlight, petals, rays, stars } from '@baize/art/slots/layers/sky';
import { deer, lion, monkey } from '@baize/art/slots/motifs/beasts';
import { crane } from '@baize/art/slots/motifs/fabled';
import { definition } from '@baize/engines/games/himmapan-forest/definition';
import sheet from '@baize/engines/games/himmapan-forest/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Himmaphan Spirits',
    TH: 'ภูตหิมพานต์',
    ES: 'Espíritus de Himmaphan',
    PT: 'Espíritos de Himmaphan',
  },
  scene: { palette: 'moss', layers: [rays, forest] },
  night: { palette: 'jade', layers: [stars, moonlight, bamboos, petals] },
  frame: 'leaf',
  symbols: {
    wild: [bannered({ motif: lotus, duty: 'WILD' }), 'pink', 'leaf', 'gold'],
    lion: [lion, 'gold', 'coral', 'ruby'],
    elephant: [elephant, 'pearl', 'pink', 'gold'],
    deer: [deer, 'bronze', 'pearl', 'gold'],
    monkey: [monkey, 'pearl', 'gold', 'ruby'],
    crane: [crane, 'pearl', 'ink', 'ruby'],
    ace: [cardLetter('A', 'leaf'), 'gold', 'jade', 'gold'],
    king: [cardLetter('K', 'leaf'), 'pink', 'jade', 'gold'],
    queen: [cardLetter('Q', 'leaf'), 'pearl', 'jade', 'gold'],
    jack: [cardLetter('J', 'leaf'), 'leaf', 'jade', 'gold'],
    scatter: [bannered({ motif: chedi, duty: 'SCATTER' }), 'gold', 'jade', 'ruby'],
  },
};

export const game = slotGame({ definition, sheet, theme });
