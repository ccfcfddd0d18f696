import type { VendorCard } from '@baize/contract/game';
import { placeOfGame } from './place-of-game.ts';

/** A list of games can always be looked at; a single game only while it can be played. */
export function canLaunchVendor(vendor: VendorCard): boolean {
  const place = placeOfGame(vendor, { isFromVendors: true });
  return vendor.state === 'open' || place.kind === 'popup' || !place.href.startsWith('/seamless');
}
