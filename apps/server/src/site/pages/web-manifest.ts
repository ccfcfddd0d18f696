import { type LanguageCode, language as languageFor } from '@baize/i18n/languages';
import type { Site } from '../../base/brand/index.ts';
import { ICON_SIZES } from './app-icons.ts';
import { pictureOf } from './pages.ts';

/** What a device needs to keep the site among its apps. */
export function webManifest(site: Site, language: string) {
  const { brand } = site;
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
    background_color: colors.bg,
    theme_color: colors['bg-deep'],
    icons: [
      { src: pictureOf(site, 'FAVICON'), sizes: 'any' },
      ...ICON_SIZES.map((size) => ({
        src: `/app-icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
}
