import { hexOf } from '@baize/contract/color-hex';
import { type LanguageCode, language as languageFor } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate } from '@baize/i18n/translate';
import type { Site } from '../../base/brand/index.ts';
import { groundOf, ICON_SIZES } from './app-icons.ts';
import { pictureOf } from './pages.ts';

/** Where a long press on the installed site leads. */
const SHORTCUTS = [
  { name: 'con_rng', url: '/rng' },
  { name: 'shell.deposit', url: '/member/depositv2' },
  { name: 'shell.account_record', url: '/member/transactionHistory' },
  { name: 'shell.messages', url: '/member/messageV2' },
] as const;

/** What a device needs to keep the site among its apps. */
export async function webManifest(site: Site, language: string) {
  const { brand } = site;
  const speech = await readSpeech({
    code: language as LanguageCode,
    fallback: brand.fallbackLanguage as LanguageCode,
    areas: ['shell'],
  });
  const t = createTranslate(speech.own, speech.fallback);
  const { tag, direction } = languageFor(language as LanguageCode);
  const name = brand.names[language] ?? brand.code;
  const { colors } = brand.theme[brand.theme.initial === 'light' ? 'light' : 'dark'];
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    lang: tag,
    dir: direction,
    background_color: groundOf(brand),
    theme_color: hexOf(colors['bg-deep']),
    icons: [
      { src: pictureOf(site, 'FAVICON'), sizes: 'any' },
      ...ICON_SIZES.map((size) => ({
        src: `/app-icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
    shortcuts: SHORTCUTS.map(({ name: key, url }) => ({
      name: t(key),
      url,
      icons: [{ src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
