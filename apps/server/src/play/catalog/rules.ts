import type { Brand } from '@baize/contract/brand';
import type { GameState, GameType } from '@baize/contract/game';
import { DAY_MS, type Instant, instant, isBefore } from '@baize/std/time';

/** A span in which nothing can be played; without an end it lasts until it is lifted. */
export type Window = { readonly from: Instant | null; readonly until: Instant | null };

/** A game is called new for two months. */
const NEW_MS = 60 * DAY_MS;

export function isDuring({ from, until }: Window, now: Instant): boolean {
  if (from === null || isBefore(now, from)) return false;
  return until === null || isBefore(now, until);
}

/** A later day is not new yet: a game may be announced before it is released. */
export function isNew(releasedOn: string, now: Instant): boolean {
  const ageMs = now.getTime() - Date.parse(releasedOn);
  return ageMs >= 0 && ageMs < NEW_MS;
}

export type GameAvailability = { readonly state: GameState; readonly until: Instant | null };

/** What cannot be played yet is coming, also while its vendor is in maintenance. */
export function standingOf(
  canPlay: boolean,
  windows: readonly Window[],
  now: Instant,
): GameAvailability {
  if (!canPlay) return { state: 'coming', until: null };
  const closed = windows.filter((window) => isDuring(window, now));
  if (closed.length === 0) return { state: 'open', until: null };
  return { state: 'maintenance', until: lastEnd(closed) };
}

/** Nobody can say when it returns if one of its windows has no end. */
function lastEnd(windows: readonly Window[]): Instant | null {
  const ends = windows.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? instant(new Date(last)) : null;
}

/** The moments at which a window makes a difference. */
export const edgesOf = ({ from, until }: Window): readonly Instant[] =>
  from === null ? [] : [from, ...(until === null ? [] : [until])];

/** The first of these moments that is still to come; the end of the day at the latest. */
export function nextChange(edges: readonly Instant[], now: Instant): Instant {
  const endOfDay = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const coming = edges.map((edge) => edge.getTime()).filter((edge) => edge > now.getTime());
  return instant(new Date(Math.min(endOfDay, ...coming)));
}

/** The brand's own lists decide which vendors stand under e-sports and under cockfights. */
export function isOffered(brand: Brand, gameType: GameType, vendor: string): boolean {
  if (gameType === 'ESPORTS') return brand.esportGames.includes(vendor);
  if (gameType === 'COCKFIGHT') return brand.cockfight.includes(vendor);
  return true;
}
