import { areaOfVendor, LOTTERY_PAGES, modeOfVendor } from '@baize/contract/lottery-pages';
import { SPORTS_PAGES } from '@baize/contract/sports-pages';
import { assert } from '@baize/std/assert';
import type { CatalogueGame } from '../catalog/index.ts';

type BookOpening = {
  readonly publicUrl: string;
  readonly language: string;
  readonly token: string;
};

/**
 * Lotteries and the sportsbook are pages of the site itself; the token that opens the wallet stands
 * behind the `#`.
 */
export function bookAddress(
  game: CatalogueGame,
  { publicUrl, language, token }: BookOpening,
): string {
  const address = new URL(`${publicUrl}${pageOf(game)}`);
  address.searchParams.set('lang', language);
  address.hash = token;
  return address.href;
}

function pageOf({ vendor, code, isEntrance }: CatalogueGame): string {
  const sports = SPORTS_PAGES[vendor];
  if (sports) return sports;
  const lotteries = LOTTERY_PAGES[vendor];
  assert(lotteries, `the lotteries of ${vendor} have a page`);
  const area = areaOfVendor(vendor);
  const opened = new URLSearchParams({
    gameCode: code,
    view: isEntrance ? 'lobby' : 'betting',
    launchMode: 'LOTT',
    ...(area && { lottoArea: area }),
    prizeMode: modeOfVendor(vendor),
    device: 'WEB',
  });
  return `${lotteries}?${opened.toString()}`;
}
