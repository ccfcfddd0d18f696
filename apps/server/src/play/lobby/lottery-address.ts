import { LOTTERY_PAGES } from '@baize/contract/lottery-pages';
import { assert } from '@baize/std/assert';
import type { CatalogueGame } from '../catalog/index.ts';

type LotteryOpening = {
  readonly publicUrl: string;
  readonly language: string;
  readonly token: string;
};

/** Lotteries are pages of the site itself; the token that opens the wallet stands behind the `#`. */
export function lotteryAddress(
  { vendor, code, isEntrance }: CatalogueGame,
  { publicUrl, language, token }: LotteryOpening,
): string {
  const page = LOTTERY_PAGES[vendor];
  assert(page, `the lotteries of ${vendor} have a page`);
  const address = new URL(`${publicUrl}${page}`);
  address.searchParams.set('gameCode', code);
  address.searchParams.set('view', isEntrance ? 'lobby' : 'betting');
  address.searchParams.set('lang', language);
  address.hash = token;
  return address.href;
}
