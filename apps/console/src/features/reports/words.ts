import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { ReportFigures, ReportSplit } from '@baize/contract/report';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { CATEGORY_NAMES } from '../../shared/category-names.ts';

export const SPLIT_NAMES: Readonly<Record<ReportSplit, PlainKey>> = {
  day: 'ops.by_day',
  vendor: 'ops.by_vendor',
  category: 'ops.by_category',
  game: 'ops.by_game',
  agent: 'ops.by_agent',
  country: 'ops.by_country',
  promotion: 'ops.by_promotion',
  currency: 'ops.by_currency',
};

export const FIGURE_NAMES: Readonly<Record<keyof ReportFigures, PlainKey>> = {
  betCount: 'ops.bets',
  turnover: 'ops.turnover',
  payouts: 'ops.payouts',
  otherWins: 'ops.otherWins',
  grossWin: 'ops.grossWin',
  bonusCost: 'ops.bonusCost',
  netWin: 'ops.netWin',
  deposits: 'ops.deposits',
  withdrawals: 'ops.withdrawals',
};

export const FIGURES = Object.keys(FIGURE_NAMES) as readonly (keyof ReportFigures)[];

type Named = { readonly key: string; readonly name: string | null };

/** What a language calls a country; its two letters where it has no name for it. */
export const countryName = (code: string, tag: string): string =>
  new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' }).of(code) ?? code;

type Words = { readonly t: Translate; readonly tag: string };

/** What people call a row of a report. */
export function rowName(by: ReportSplit, { key, name }: Named, { t, tag }: Words): string {
  if (name !== null) return name;
  if (by === 'agent') return key || t('ops.no_agent');
  if (by === 'country') return key === '' ? t('ops.no_country') : countryName(key, tag);
  if (by === 'promotion') return key || t('ops.no_promotion');
  const category = RECORD_CATEGORIES.find((each) => by === 'category' && each === key);
  if (category) return t(CATEGORY_NAMES[category]);
  if (by !== 'game') return key;
  const [vendor = '', game = ''] = key.split(' ');
  return game || `${vendor} · ${t('ops.no_game')}`;
}
