import { tiger } from '@baize/art/motifs/beasts';
import { shield } from '@baize/art/motifs/treasure';
import { bannered } from '@baize/art/slots/bannered';
import { blankCoin } from '@baize/art/slots/blank-coin';
import { cardLetter } from '@baize/art/slots/card-letter';
import { bamboos } from '@baize/art/slots/layers/land';
import { stars, sunrise } from '@baize/art/slots/layers/sky';
import { bamboo } from '@baize/art/slots/motifs/flowers';
import { jade } from '@baize/art/slots/motifs/stones';
import { sword } from '@baize/art/slots/motifs/treasure';
import { definition } from '@baize/engines/games/tiger-hoard/definition';
import sheet from '@baize/engines/games/tiger-hoard/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Hoard of the Tiger',
    TH: 'ขุมทรัพย์พยัคฆ์',
    ES: 'El tesoro del tigre',
    PT: 'O tesouro do tigre',
  },
  scene: { palette: 'honey', layers: [sunrise, bamboos] },
  night: { palette: 'ember', layers: [stars, bamboos] },
  frame: 'gold',
  symbols: {
    wild: [bannered({ motif: shield, duty: 'WILD' }), 'ruby', 'bronze', 'gold'],
    tiger: [tiger, 'coral', 'gold', 'jade'],
    sword: [sword, 'silver', 'gold', 'ruby'],
    jade: [jade, 'jade', 'ruby', 'gold'],
    bamboo: [bamboo, 'leaf', 'jade', 'ruby'],
    ace: [cardLetter('A', 'gem'), 'gold', 'bronze', 'gold'],
    king: [cardLetter('K', 'gem'), 'jade', 'bronze', 'gold'],
    queen: [cardLetter('Q', 'gem'), 'coral', 'bronze', 'gold'],
    jack: [cardLetter('J', 'gem'), 'pearl', 'bronze', 'gold'],
    coin: [blankCoin, 'gold', 'bronze', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
