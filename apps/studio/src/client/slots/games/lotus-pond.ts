import { parasol } from '@baize/art/motifs/folk';
import { koi } from '@baize/art/motifs/koi';
import { lotus } from '@baize/art/motifs/temple';
import { turtle } from '@baize/art/motifs/water';
import { bannered } from '@baize/art/slots/bannered';
import { moonlight, stars, sunrise } from '@baize/art/slots/layers/sky';
import { pond } from '@baize/art/slots/layers/water';
import { bamboo } from '@baize/art/slots/motifs/flowers';
import { dragonfly, frog } from '@baize/art/slots/motifs/small-beasts';
import { definition } from '@baize/engines/games/lotus-pond/definition';
import sheet from '@baize/engines/games/lotus-pond/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Lily Pond at Noon',
    TH: 'สระบัวยามเที่ยง',
    ES: 'El estanque al mediodía',
    PT: 'A lagoa ao meio-dia',
  },
  scene: { palette: 'dawn', layers: [sunrise, pond] },
  night: { palette: 'dusk', layers: [stars, moonlight, pond] },
  frame: 'pink',
  symbols: {
    wild: [bannered({ motif: parasol, duty: 'WILD' }), 'pink', 'jade', 'gold'],
    lotus: [lotus, 'pink', 'jade', 'gold'],
    koi: [koi, 'coral', 'pearl', 'gold'],
    turtle: [turtle, 'jade', 'bronze', 'gold'],
    frog: [frog, 'leaf', 'gold', 'pink'],
    dragonfly: [dragonfly, 'azure', 'jade', 'gold'],
    bamboo: [bamboo, 'leaf', 'jade', 'ruby'],
  },
};

export const game = slotGame({ definition, sheet, theme });
