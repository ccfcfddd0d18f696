import { parasol } from '@baize/art/motifs/folk';
import { elephant } from '@baize/art/motifs/legend';
import { sun } from '@baize/art/motifs/temple';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { waves } from '@baize/art/slots/layers/land';
import { fireworks, petals, rays, sunrise } from '@baize/art/slots/layers/sky';
import { bowl, waterGun } from '@baize/art/slots/motifs/festival';
import { jasmine } from '@baize/art/slots/motifs/flowers';
import { mango } from '@baize/art/slots/motifs/market';
import { definition } from '@baize/engines/games/songkran-splash/definition';
import sheet from '@baize/engines/games/songkran-splash/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Songkran Splash',
    TH: 'สงกรานต์สาดสุข',
    ES: 'Chapuzón de Songkran',
    PT: 'Mergulho de Songkran',
  },
  scene: { palette: 'sea', layers: [sunrise, waves, petals] },
  night: { palette: 'lagoon', layers: [rays, fireworks, waves] },
  frame: 'azure',
  symbols: {
    wild: [bannered({ motif: parasol, duty: 'WILD' }), 'coral', 'azure', 'gold'],
    'wild-double': [bannered({ motif: parasol, duty: 'WILD×2' }), 'coral', 'azure', 'gold'],
    elephant: [elephant, 'silver', 'pink', 'gold'],
    'water-gun': [waterGun, 'azure', 'coral', 'gold'],
    bowl: [bowl, 'silver', 'azure', 'pink'],
    jasmine: [jasmine, 'pearl', 'leaf', 'gold'],
    mango: [mango, 'gold', 'coral', 'gold'],
    ace: [cardLetter('A', 'drop'), 'gold', 'azure', 'pearl'],
    king: [cardLetter('K', 'drop'), 'pearl', 'azure', 'pearl'],
    queen: [cardLetter('Q', 'drop'), 'pink', 'azure', 'pearl'],
    ten: [cardLetter(10, 'drop'), 'leaf', 'azure', 'pearl'],
    scatter: [bannered({ motif: sun, duty: 'SCATTER' }), 'gold', 'azure', 'coral'],
  },
};

export const game = slotGame({ definition, sheet, theme });
