import type { ParSheet } from '../core/par-sheet.ts';
import anansiTales from './anansi-tales/par-sheet.json' with { type: 'json' };
import babaYaga from './baba-yaga/par-sheet.json' with { type: 'json' };
import coralPalace from './coral-palace/par-sheet.json' with { type: 'json' };
import elephantTreasure from './elephant-treasure/par-sheet.json' with { type: 'json' };
import emeraldNaga from './emerald-naga/par-sheet.json' with { type: 'json' };
import floatingMarket from './floating-market/par-sheet.json' with { type: 'json' };
import himmapanForest from './himmapan-forest/par-sheet.json' with { type: 'json' };
import kinnariDance from './kinnari-dance/par-sheet.json' with { type: 'json' };
import lampOfWishes from './lamp-of-wishes/par-sheet.json' with { type: 'json' };
import lanternNight from './lantern-night/par-sheet.json' with { type: 'json' };
import lotusPond from './lotus-pond/par-sheet.json' with { type: 'json' };
import moonRabbit from './moon-rabbit/par-sheet.json' with { type: 'json' };
import pearlDeep from './pearl-deep/par-sheet.json' with { type: 'json' };
import phoenixCourt from './phoenix-court/par-sheet.json' with { type: 'json' };
import riverDragon from './river-dragon/par-sheet.json' with { type: 'json' };
import songkranSplash from './songkran-splash/par-sheet.json' with { type: 'json' };
import tigerHoard from './tiger-hoard/par-sheet.json' with { type: 'json' };
import treasureJunk from './treasure-junk/par-sheet.json' with { type: 'json' };

/** What every game of reels returns, by its key. */
export const SLOT_PAR_SHEETS = new Map<string, ParSheet>(
  Object.entries({
    'floating-market': floatingMarket,
    'kinnari-dance': kinnariDance,
    'emerald-naga': emeraldNaga,
    'songkran-splash': songkranSplash,
    'moon-rabbit': moonRabbit,
    'baba-yaga': babaYaga,
    'himmapan-forest': himmapanForest,
    'anansi-tales': anansiTales,
    'phoenix-court': phoenixCourt,
    'river-dragon': riverDragon,
    'lotus-pond': lotusPond,
    'lantern-night': lanternNight,
    'coral-palace': coralPalace,
    'elephant-treasure': elephantTreasure,
    'tiger-hoard': tigerHoard,
    'lamp-of-wishes': lampOfWishes,
    'treasure-junk': treasureJunk,
    'pearl-deep': pearlDeep,
  } as unknown as Record<string, ParSheet>),
);
