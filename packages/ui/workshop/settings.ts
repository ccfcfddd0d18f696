import type { Theme } from '@baize/contract/theme';
import { type Currency, type Minor, minor } from '@baize/std/money';
import copa from '../../../brands/copa/brand.json' with { type: 'json' };
import mekhala from '../../../brands/mekhala/brand.json' with { type: 'json' };

const BRANDS = { mekhala, copa } as const;

/** What the address of the workshop decides: `?theme=light&dir=rtl&lang=en&brand=copa#dialog`. */
export type Settings = {
  readonly theme: 'dark' | 'light' | 'system';
  readonly dir: 'ltr' | 'rtl';
  readonly lang: 'th' | 'en' | 'xa';
  readonly brand: keyof typeof BRANDS;
};

export const CHOICES = {
  theme: ['dark', 'light', 'system'],
  dir: ['ltr', 'rtl'],
  lang: ['th', 'en', 'xa'],
  brand: ['mekhala', 'copa'],
} as const satisfies { [Name in keyof Settings]: readonly Settings[Name][] };

export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    theme: pick(CHOICES.theme, query.get('theme')),
    dir: pick(CHOICES.dir, query.get('dir')),
    lang: pick(CHOICES.lang, query.get('lang')),
    brand: pick(CHOICES.brand, query.get('brand')),
  };
}

const pick = <Value extends string>(values: readonly [Value, ...Value[]], asked: string | null) =>
  values.find((value) => value === asked) ?? values[0];

export const writeSettings = (settings: Settings): string =>
  `?${new URLSearchParams(settings).toString()}`;

type BrandOfWorkshop = {
  readonly theme: Theme;
  readonly currency: Currency;
  readonly timezone: string;
};

export const brandOf = ({ brand }: Settings): BrandOfWorkshop =>
  BRANDS[brand] as unknown as BrandOfWorkshop;

/** Specimen amounts, from hundredths. */
export const cents = (amount: bigint): Minor => minor(amount);
