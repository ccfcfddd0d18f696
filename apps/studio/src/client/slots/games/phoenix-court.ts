import { phoenix } from '@baize/art/motifs/jewels';
import { fan } from '@baize/art/motifs/table';
import { lantern, orb } from '@baize/art/motifs/temple';
import { crown } from '@baize/art/motifs/treasure';
import { bannered } from '@baize/art/slots/bannered';
import { cardLetter } from '@baize/art/slots/card-letter';
import { roofs } from '@baize/art/slots/layers/land';
import { lanterns, stars, sunrise } from '@baize/art/slots/layers/sky';
import { peony } from '@baize/art/slots/motifs/flowers';
import { jade } from '@baize/art/slots/motifs/stones';
import { definition } from '@baize/engines/games/phoenix-court/definition';
import sheet from '@baize/engines/games/phoenix-court/par-sheet.json' with { type: 'json' };
import { slotGame } from '../slot-game.ts';
import type { Theme } from '../theme.ts';

export const theme: Theme = {
  title: {
    EN: 'Phoenix Ascending',
    TH: 'หงส์เพลิงผงาด',
    ES: 'El ascenso del fénix',
    PT: 'A ascensão da fênix',
  },
  scene: { palette: 'ember', layers: [sunrise, roofs] },
  night: { palette: 'wine', layers: [stars, lanterns, roofs] },
  frame: 'ruby',
  symbols: {
    wild: [bannered({ motif: orb, duty: 'WILD' }), 'ruby', 'gold', 'gold'],
    phoenix: [phoenix, 'ruby', 'gold', 'coral'],
    crown: [crown, 'gold', 'ruby', 'jade'],
    peony: [peony, 'pink', 'leaf', 'gold'],
    fan: [fan, 'coral', 'ruby', 'gold'],
    jade: [jade, 'jade', 'ruby', 'gold'],
    ace: [cardLetter('A', 'tile'), 'gold', 'ruby', 'gold'],
    king: [cardLetter('K', 'tile'), 'pearl', 'ruby', 'gold'],
    queen: [cardLetter('Q', 'tile'), 'coral', 'ruby', 'gold'],
    jack: [cardLetter('J', 'tile'), 'jade', 'ruby', 'gold'],
    ten: [cardLetter(10, 'tile'), 'azure', 'ruby', 'gold'],
    nine: [cardLetter(9, 'tile'), 'pink', 'ruby', 'gold'],
    scatter: [bannered({ motif: lantern, duty: 'SCATTER' }), 'ruby', 'jade', 'gold'],
  },
};

export const game = slotGame({ definition, sheet, theme });
