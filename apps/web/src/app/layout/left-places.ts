import type { ParsedLocation } from '@tanstack/react-router';
import { type PageName, pageAt } from '../../shared/address/pages.ts';

/** Where one returns to the tile one left from. All other pages begin at their top. */
const LISTS: ReadonlySet<PageName | null> = new Set(['gameList', 'gameCenter', 'accountGames']);

type LeftPlace = { readonly scrolled: number; readonly game: string | null };

/** By the key of their entry in the history, which a new visit of the same address does not have. */
const places = new Map<string, LeftPlace>();

const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** Remembers how far a list was scrolled, and at which game it was left. */
export function leavePlace(location: ParsedLocation) {
  if (!LISTS.has(pageAt(location.pathname))) return;
  const tile = document.activeElement?.closest<HTMLElement>('[data-game]');
  places.set(keyOf(location), { scrolled: scrollY, game: tile?.dataset['game'] ?? null });
}

/** Back in the history leads to where one was; false where one has not been. */
export function returnToPlace(location: ParsedLocation): boolean {
  const place = places.get(keyOf(location));
  if (!place) return false;
  if (!findPlace(place)) findPlaceLater(place);
  return true;
}

/** False while the list is still being drawn and its tile is not there. */
function findPlace({ scrolled, game }: LeftPlace): boolean {
  scrollTo(0, scrolled);
  if (game === null) return true;
  const tile = `[data-game="${CSS.escape(game)}"] button:not([tabindex="-1"])`;
  const button = document.querySelector<HTMLElement>(tile);
  button?.focus({ preventScroll: true });
  return button !== null;
}

const HANDS = ['pointerdown', 'keydown', 'wheel'] as const;

/** A list may come later than its page; who has done something meanwhile is left where they are. */
function findPlaceLater(place: LeftPlace) {
  const stop = () => {
    observer.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  const observer = new MutationObserver(() => {
    if (findPlace(place)) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (const hand of HANDS) addEventListener(hand, stop);
}
