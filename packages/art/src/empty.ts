import type { CanvasOptions } from './canvas.ts';
import type { MaterialNames } from './materials.ts';
import type { MotifName } from './motifs.ts';
import { symbol } from './symbol.ts';

/** What stands where a list is empty or a part of a page is away. */
const PICTURES = {
  favourites: ['lotus', ['pink', 'jade', 'gold']],
  games: ['kite', ['azure', 'coral', 'gold']],
  records: ['hourglass', ['bronze', 'ruby', 'gold']],
  messages: ['bell', ['gold', 'ruby', 'jade']],
  rewards: ['chest', ['bronze', 'ruby', 'gold']],
  wallet: ['coin', ['gold', 'jade', 'gold']],
  team: ['elephant', ['pearl', 'ruby', 'gold']],
  search: ['owl', ['bronze', 'pearl', 'gold']],
  tickets: ['ticket', ['ruby', 'violet', 'gold']],
  'not-found': ['ship', ['coral', 'bronze', 'gold']],
  offline: ['anchor', ['silver', 'bronze', 'gold']],
  failed: ['orb', ['ink', 'pearl', 'gold']],
} as const satisfies Record<string, readonly [MotifName, MaterialNames]>;

export type EmptyKind = keyof typeof PICTURES;

export const EMPTY_KINDS = Object.keys(PICTURES) as EmptyKind[];

export function empty(kind: EmptyKind, options: CanvasOptions = {}): string {
  const [motif, materials] = PICTURES[kind];
  return symbol(motif, materials, options);
}
