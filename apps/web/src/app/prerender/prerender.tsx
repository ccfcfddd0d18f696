import type { Page, PageRequest, SiteFiles, Start } from '@baize/contract/start';
import { type LanguageCode, language as languageFor } from '@baize/i18n/languages';
import { createTranslate, type Translate } from '@baize/i18n/translate';
import { themeCss } from '@baize/ui/theme';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { bannerSources } from '../../features/banners/banner-sources.ts';
import { areaTexts } from '../../shared/area-texts.tsx';
import { loadTexts } from '../../shared/language.tsx';
import { areasAt, type PageName, pageAt } from '../../shared/paths.ts';
import { queryKeys } from '../../shared/queries.ts';
import { brandNameIn } from '../../shared/start.tsx';
import { App } from '../app.tsx';
import { pageTitle } from '../page-title.ts';
import { createQueries } from '../queries.ts';
import { createSiteRouter, type SiteRouter } from '../router.tsx';
import { assetsOf } from './assets.ts';
import { boot } from './boot.ts';
import { documentOf } from './document.ts';
import { fetchProgram } from './fetch-program.ts';
import { keepGames } from './keep-games.ts';

export { pageAt };

/** Said before anything else: files come in the order of their chunks, layers must not. */
const LAYERS = '@layer reset, tokens, ui, app;';

const bootScript = `(${boot.toString()})()`;
const programScript = `(${fetchProgram.toString()})()`;

/** Draws a page as a guest first sees it. The browser shows it while its script is on the way. */
export async function renderPage(request: PageRequest, files: SiteFiles): Promise<Page> {
  const { theme, ...brand } = request.brand;
  const start: Start = { ...request.start, brand: { ...brand, initial: theme.initial } };
  const language = languageFor(start.language as LanguageCode);
  const speech = await loadTexts(start.language as LanguageCode, brand.fallbackLanguage);
  const t = createTranslate(speech.own, speech.fallback);
  const queries = createQueries();
  queries.setQueryData(queryKeys.announcements(start.language), start.announcements);
  if (request.games) {
    const speaker = { language: start.language, merchant: brand.merchantCode };
    keepGames(queries, request.games, { path: request.path, speaker });
  }
  const history = createMemoryHistory({ initialEntries: [request.path] });
  const router = createSiteRouter({ queries, history });
  const areas = areasAt(request.path);
  await Promise.all([
    router.load(),
    queries.ensureQueryData(
      areaTexts({ code: start.language, fallback: brand.fallbackLanguage, areas }),
    ),
  ]);

  const page = start.status === 0 ? pageAt(request.path) : null;
  const assets = assetsOf(files, page, language.tag);
  const style = [LAYERS, themeCss(theme), ...assets.styles.map(files.readAsset)].join('\n');
  const html = documentOf({
    language,
    languages: [brand.defaultLanguage, ...brand.languages],
    title: titleOf(start, router, t),
    description: t('shell.statement'),
    head: headOf({ files, page, start, theme, styles: assets.styles }),
    style,
    bootScript,
    body: renderToString(<App start={start} speech={speech} router={router} queries={queries} />),
    stalled: { text: t('system.load_error'), reload: t('system.reload') },
    start,
    program: [...assets.scripts, assets.entry],
    programScript,
  });
  return { html, inlineScripts: [bootScript, programScript], inlineStyles: [style] };
}

function titleOf({ brand, language, status }: Start, router: SiteRouter, t: Translate): string {
  const name = brandNameIn(brand, language);
  if (status === 0) return pageTitle(router.state.matches, t, name);
  const page = status === 2 ? t('blockip') : t('system.maintenance_title');
  return t('shell.page_title', { page, brand: name });
}

type Head = {
  readonly files: SiteFiles;
  readonly page: PageName | null;
  readonly start: Start;
  readonly theme: PageRequest['brand']['theme'];
  readonly styles: readonly string[];
};

function headOf({ files, page, start, theme, styles }: Head): string {
  return [
    ...styles.map(isHere),
    ...(page === 'home' ? [preloadBanner(start)] : []),
    ...fontsOf(start.language, theme.displayFont).map((name) => preloadFont(files, name)),
    `<meta name="color-scheme" content="dark light">`,
  ].join('\n');
}

/**
 * The bundle asks for the style of a part before it runs the part, unless the page names it already.
 * These are written into the page: named, but never fetched.
 */
const isHere = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const LATIN = '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2';
const THAI = '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2';
const DISPLAY = {
  trirong: {
    latin: '@fontsource/trirong/files/trirong-latin-600-normal.woff2',
    thai: '@fontsource/trirong/files/trirong-thai-600-normal.woff2',
  },
  bricolage: {
    latin:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    thai: null,
  },
} as const;

/** The letters of the first words: those of the text, and of the headline. */
function fontsOf(language: string, displayFont: keyof typeof DISPLAY): readonly string[] {
  const { latin, thai } = DISPLAY[displayFont];
  if (language !== 'TH') return [LATIN, latin];
  return [THAI, LATIN, ...(thai ? [thai] : [])];
}

function preloadFont({ manifest }: SiteFiles, name: string): string {
  const row = Object.entries(manifest).find(([source]) => source.endsWith(name))?.[1];
  return row
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${row.file}">`
    : '';
}

function preloadBanner({ announcements }: Start): string {
  const first = announcements.banners?.find(({ groupName }) => groupName === 'w_home');
  if (!first) return '';
  const { src, sources, sizes } = bannerSources(first.url);
  const [best] = sources;
  const set = best ? ` type="${best.type}" imagesrcset="${best.srcSet}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${src}"${set}>`;
}
