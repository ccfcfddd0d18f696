import type { GameType } from '@baize/contract/game';
import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import { type Category, mxwinOf, vendorsOf } from './vendors-of.ts';

export type HomeTab = 'HOME' | 'FAV' | 'MXWIN' | GameType;

/**
 * The tabs of the home page: HOME and FAV, then the categories that have vendors in the order of
 * the navigation. MXWIN stands before sports; fishing has a section and no tab.
 */
export function tabsOf(categories: readonly Category<unknown>[]): readonly HomeTab[] {
  const shown: readonly HomeTab[] = CATEGORY_ITEMS.map(({ gameType }) => gameType).filter(
    (gameType) => gameType !== 'FISH' && vendorsOf(categories, gameType).length > 0,
  );
  const hasMxwin = mxwinOf(vendorsOf(categories, 'RNG')).length > 0;
  const sportsAt = Math.max(shown.indexOf('SPORTS'), 0);
  const tabs = hasMxwin ? shown.toSpliced(sportsAt, 0, 'MXWIN') : shown;
  return ['HOME', 'FAV', ...tabs];
}

/**
 * The tabs until the vendors are known: only the one that the address asks for, if there can be one,
 * stands beside HOME and FAV, so that what comes is waited for where it will be.
 */
export function tabsBefore(asked: unknown): readonly HomeTab[] {
  const own: readonly HomeTab[] = ['HOME', 'FAV'];
  const shown = CATEGORY_ITEMS.map(({ gameType }) => gameType).filter((type) => type !== 'FISH');
  const possible: readonly HomeTab[] = ['MXWIN', ...shown];
  return [...own, ...possible.filter((tab) => tab === asked)];
}

/** The tab that an address asks for; HOME where it asks for none that is there. */
export const tabAsked = (tabs: readonly HomeTab[], asked: unknown): HomeTab =>
  tabs.find((tab) => tab === asked) ?? 'HOME';
