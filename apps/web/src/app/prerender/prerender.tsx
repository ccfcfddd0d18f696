import type { Page, PageRequest, SiteFiles, Start } from '@baize/contract/start';
import { createFormats } from '@baize/i18n/formats';
import { type LanguageCode, language as languageFor } from '@baize/i18n/languages';
import { createTranslate, type Translate } from '@baize/i18n/translate';
import { themeCss } from '@baize/ui/theme';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { bannerSources } from '../../features/banners/banner-sources.ts';
import { type PageName, pageAt, textsAt } from '../../shared/address/pages.ts';
import { brandNameIn } from '../../shared/loading/start.tsx';
import { areaTexts } from '../../shared/names/area-texts.tsx';
import { loadTexts } from '../../shared/names/language.tsx';
import { queryKeys } from '../../shared/server/queries.ts';
import { now } from '../../shared/timing/clock.ts';
import { App } from '../app.tsx';
import { pageTitle } from '../page-title.ts';
import { createQueries } from '../queries.ts';
import { createSiteRouter, type SiteRouter } from '../router.tsx';
import { assetsOf } from './assets.ts';
import { boot } from './boot.ts';
import { documentOf } from './document.ts';
import { fetchProgram } from './fetch-program.ts';
import { keepGames } from './keep-games.ts';
import { keepPosts } from './keep-posts.ts';
import { shareHead } from './share-head.ts';

export { pageAt };

/** Said before anything else: files come in the order of their chunks, layers must not. */
const LAYERS = '@layer reset, tokens, ui, app;';

const bootScript = `(${boot.toString()})()`;
const programScript = `(${fetchProgram.toString()})()`;

/** Draws a page as a guest first sees it. The browser shows it while its script is on the way. */
export async function renderPage(request: PageRequest, files: SiteFiles): Promise<Page> {
  const { theme, ...brand } = request.brand;
  const code = request.start.language as LanguageCode;
  const language = languageFor(code);
  const speech = await loadTexts(code, brand.fallbackLanguage);
  const start: Start = {
    ...request.start,
    brand: { ...brand, initial: theme.initial },
    year: {
      drawnIn: now().getUTCFullYear(),
      text: createFormats({ ...speech.own, ...brand }).year(now()),
    },
  };
  const t = createTranslate(speech.own, speech.fallback);
  const queries = createQueries();
  queries.setQueryData(queryKeys.announcements(start.language), start.announcements);
  if (request.help) queries.setQueryData(queryKeys.helpCenter(start.language), request.help);
  if (request.posts) keepPosts(queries, request.posts, start.language);
  if (request.games) {
    const speaker = { language: start.language, merchant: brand.merchantCode };
    keepGames(queries, request.games, { path: request.path, speaker });
  }
  const history = createMemoryHistory({ initialEntries: [request.path] });
  const router = createSiteRouter({ queries, history });
  const areas = textsAt(request.path);
  await Promise.all([
    router.load(),
    queries.ensureQueryData(
      areaTexts({ code: start.language, fallback: brand.fallbackLanguage, areas }),
    ),
  ]);

  const page = start.status === 0 ? pageAt(request.path) : null;
  const hasPopups = page === 'home' && (start.announcements.popup ?? []).length > 0;
  const assets = assetsOf(files, { page, languageTag: language.tag, hasPopups });
  const { style, faces } = partFaces(
    [LAYERS, themeCss(theme), ...assets.styles.map(files.readAsset)].join('\n'),
  );
  const words = wordsOf(request, { start, router, t });
  const html = documentOf({
    language,
    languages: [brand.defaultLanguage, ...brand.languages],
    ...words,
    head: [headOf(page, start), request.posts ? shareHead(request.posts, words) : ''].join('\n'),
    style,
    styleFiles: assets.styles.map((file) => `/${file}`),
    faces,
    faceFiles: fontsOf(start.language, theme.displayFont).flatMap((name) => faceFile(files, name)),
    bootScript,
    body: renderToString(<App start={start} speech={speech} router={router} queries={queries} />),
    stalled: { text: t('system.load_error'), reload: t('system.reload') },
    start,
    scripts: assets.scripts,
    program: assets.start,
    programScript,
  });
  return { html, inlineScripts: [bootScript, programScript], inlineStyles: [style, faces] };
}

type Drawing = { readonly start: Start; readonly router: SiteRouter; readonly t: Translate };

/** An entry of the blog or the news is named by itself; other pages by their menu entry. */
function wordsOf({ posts }: PageRequest, { start, router, t }: Drawing) {
  const post = posts?.post;
  if (!post) return { title: titleOf(start, router, t), description: t('shell.statement') };
  const brand = brandNameIn(start.brand, start.language);
  const title = t('shell.page_title', { page: post.title, brand });
  return { title, description: post.description };
}

function titleOf({ brand, language, status }: Start, router: SiteRouter, t: Translate): string {
  const name = brandNameIn(brand, language);
  if (status === 0) return pageTitle(router.state.matches, t, name);
  const page = status === 2 ? t('blockip') : t('system.maintenance_title');
  return t('shell.page_title', { page, brand: name });
}

const headOf = (page: PageName | null, start: Start): string =>
  [
    ...(page === 'home' ? [preloadBanner(start)] : []),
    `<meta name="color-scheme" content="dark light">`,
  ].join('\n');

const FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Faces that are fetched, apart from all other style: those of the device stay with it. */
const partFaces = (css: string) => ({
  style: css.replaceAll(FACE, ''),
  faces: [...css.matchAll(FACE)].join('\n'),
});

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

/** The fonts that the first view needs: of the text, and of the headline. */
function fontsOf(language: string, displayFont: keyof typeof DISPLAY): readonly string[] {
  const { latin, thai } = DISPLAY[displayFont];
  if (language !== 'TH') return [LATIN, latin];
  return [THAI, LATIN, latin, ...(thai ? [thai] : [])];
}

const faceFile = ({ manifest }: SiteFiles, name: string): readonly string[] =>
  Object.entries(manifest)
    .filter(([source]) => source.endsWith(name))
    .map(([, { file }]) => `/${file}`);

function preloadBanner({ announcements }: Start): string {
  const first = announcements.banners?.find(({ groupName }) => groupName === 'w_home');
  if (!first) return '';
  const { src, sources, sizes } = bannerSources(first.url);
  const [best] = sources;
  const set = best ? ` type="${best.type}" imagesrcset="${best.srcSet}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${src}"${set}>`;
}
