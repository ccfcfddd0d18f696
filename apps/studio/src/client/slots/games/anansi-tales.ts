import { drum, mask } from '@baize/art/motifs/festival';
import { sun } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { dunes } from '@baize/art/slots/layers/land';
import { moonlight, stars, sunrise } from '@baize/art/slots/layers/sky';
import { calabash } from '@baize/art/slots/motifs/crafts';
import { spider, web } from '@baize/art/slots/motifs/small-beasts';
import { definition } from '@baize/engines/games/anansi-tales/definition';
import sheet from '@baize/engines/games/anansi-tales/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: { EN: 'Tales of Anansi', TH: 'นิทานอนันซี', ES: 'Cuentos de Anansi', PT: 'Contos de Anansi' },
  scene: { palette: 'sand', layers: [sunrise, dunes] },
  night: { palette: 'ember', layers: [stars, moonlight, dunes] },
  frame: 'gold',
  symbols: {
    wild: [bannered({ motif: sun, duty: 'WILD' }), 'gold', 'ruby', 'coral'],
    spider: [spider, 'ink', 'gold', 'ruby'],
    web: [web, 'silver', 'azure', 'ruby'],
    calabash: [calabash, 'gold', 'ruby', 'jade'],
    drum: [drum, 'bronze', 'coral', 'gold'],
    mask: [mask, 'coral', 'leaf', 'gold'],
    ace: [cardLetter('A', 'kite'), 'gold', 'bronze', 'gold'],
    king: [cardLetter('K', 'kite'), 'coral', 'bronze', 'gold'],
    queen: [cardLetter('Q', 'kite'), 'leaf', 'bronze', 'gold'],
    ten: [cardLetter(10, 'kite'), 'azure', 'bronze', 'gold'],
    scatter: [bannered({ motif: web, duty: 'SCATTER' }), 'silver', 'violet', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
