import './app/site.css';
import type { LanguageCode } from '@baize/i18n/languages';
import { assert } from '@baize/std/assert';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueries } from './app/queries.ts';
import { createSiteRouter } from './app/router.tsx';
import { showStalled } from './app/stalled.ts';
import { isPseudoAsked, keepLanguage, keepMerchant, keptLanguage } from './shared/kept.ts';
import { loadTexts, speakIn } from './shared/language.tsx';
import { queryKeys } from './shared/queries.ts';
import { readStart } from './shared/start.tsx';
import { tryTwice } from './shared/try-twice.ts';

const start = readStart();
const { brand } = start;
const language = wantedLanguage();
keepMerchant(brand.merchantCode);
keepLanguage(language);

const router = createSiteRouter();
const queries = createQueries();
queries.setQueryData(queryKeys.announcements(start.language), start.announcements);

try {
  await show();
} catch (error) {
  showStalled();
  throw error;
}

/** The prerendered screen stays until everything is there to replace it in one stroke. */
async function show() {
  const spoken = isPseudoAsked() ? 'XA' : language;
  const [speech] = await Promise.all([
    tryTwice(() => loadTexts(spoken, brand.fallbackLanguage)),
    router.load(),
  ]);
  speakIn(speech);
  const root = document.querySelector('#root');
  assert(root, 'the page has a root');
  createRoot(root, { onUncaughtError }).render(
    <App start={start} speech={speech} router={router} queries={queries} />,
  );
}

/** React has taken the whole page away by now; what stands beside it can still be shown. */
function onUncaughtError(error: unknown) {
  showStalled();
  reportError(error);
}

/** The kept one where the brand offers it, else the brand's own; nearly always the page's. */
function wantedLanguage(): LanguageCode {
  const kept = keptLanguage();
  const isOffered = kept !== null && brand.languages.includes(kept);
  return (isOffered ? kept : brand.defaultLanguage) as LanguageCode;
}
