import type { Loaders } from '../games.ts';

/** Each slot brings its own symbols and places; what turns the reels is one part for all. */
export const SLOTS: Loaders = {
  'anansi-tales': async () => (await import('./games/anansi-tales.ts')).game,
  'baba-yaga': async () => (await import('./games/baba-yaga.ts')).game,
  'coral-palace': async () => (await import('./games/coral-palace.ts')).game,
  'elephant-treasure': async () => (await import('./games/elephant-treasure.ts')).game,
  'emerald-naga': async () => (await import('./games/emerald-naga.ts')).game,
  'floating-market': async () => (await import('./games/floating-market.ts')).game,
  'himmapan-forest': async () => (await import('./games/himmapan-forest.ts')).game,
  'kinnari-dance': async () => (await import('./games/kinnari-dance.ts')).game,
  'lamp-of-wishes': async () => (await import('./games/lamp-of-wishes.ts')).game,
  'lantern-night': async () => (await import('./games/lantern-night.ts')).game,
  'lotus-pond': async () => (await import('./games/lotus-pond.ts')).game,
  'moon-rabbit': async () => (await import('./games/moon-rabbit.ts')).game,
  'pearl-deep': async () => (await import('./games/pearl-deep.ts')).game,
  'phoenix-court': async () => (await import('./games/phoenix-court.ts')).game,
  'river-dragon': async () => (await import('./games/river-dragon.ts')).game,
  'songkran-splash': async () => (await import('./games/songkran-splash.ts')).game,
  'tiger-hoard': async () => (await import('./games/tiger-hoard.ts')).game,
  'treasure-junk': async () => (await import('./games/treasure-junk.ts')).game,
};
