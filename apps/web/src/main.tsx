import './app/site.css';
import type { LanguageCode } from '@baize/i18n/languages';
import { assert } from '@baize/std/assert';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askFirst } from './app/ask-first.ts';
import { laterFiles } from './app/later.ts';
import { loseSession } from './app/lose-session.ts';
import { createQueries } from './app/queries.ts';
import { createSiteRouter } from './app/router.tsx';
import { showStalled } from './app/stalled.ts';
import { startSession } from './app/start-session.ts';
import { speakToServer } from './shared/api.ts';
import { areaTexts } from './shared/area-texts.tsx';
import { isPseudoAsked, keepLanguage, keepMerchant, keptLanguage } from './shared/kept.ts';
import { loadTexts, speakIn } from './shared/language.tsx';
import { areasAt } from './shared/paths.ts';
import { queryKeys } from './shared/queries.ts';
import { readStart } from './shared/start.tsx';
import { tryTwice } from './shared/try-twice.ts';
import { takeUrlToken } from './shared/url-token.ts';

/** When the first page stands, what leads to all the others comes. */
const LATER_MS = 1_000;

const start = readStart();
const { brand } = start;
const language = wantedLanguage();
keepMerchant(brand.merchantCode);
keepLanguage(language);

// The token leaves the address before the router reads it.
takeUrlToken();
const queries = createQueries({ onSessionLost: () => loseSession(router, 'not_signed_in') });
const router = createSiteRouter({ queries });
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
  const { fallbackLanguage: fallback } = brand;
  const areas = areasAt(location.pathname);
  speakToServer(spoken);
  const [speech] = await Promise.all([
    tryTwice(() => loadTexts(spoken, fallback)),
    tryTwice(() => queries.ensureQueryData(areaTexts({ code: spoken, fallback, areas }))),
    startSession(queries).then(() => router.load()),
    askFirst(queries, { language: spoken, merchant: brand.merchantCode }),
  ]);
  speakIn(speech);
  const root = document.querySelector('#root');
  assert(root, 'the page has a root');
  const living = createRoot(root, { onUncaughtError });
  // Drawn bit by bit between other work, and put in place at once: a press or a scroll never waits.
  startTransition(() =>
    living.render(<App start={start} speech={speech} router={router} queries={queries} />),
  );
  setTimeout(() => void laterFiles().catch(() => null), LATER_MS);
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
