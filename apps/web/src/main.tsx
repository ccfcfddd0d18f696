import './app/site.css';
import type { LanguageCode } from '@baize/i18n/languages';
import { assert } from '@baize/std/assert';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askFirst } from './app/ask-first.ts';
import { laterFiles } from './app/later.ts';
import { loseSession } from './app/lose-session.ts';
import { createQueries } from './app/queries.ts';
import { createSiteRouter } from './app/router.tsx';
import { showStalled } from './app/stalled.ts';
import { startSession } from './app/start-session.ts';
import { askPopups } from './features/popups/use-popups.ts';
import { pageAt, textsAt } from './shared/address/pages.ts';
import { readStart } from './shared/loading/start.tsx';
import { tryTwice } from './shared/loading/try-twice.ts';
import { areaTexts } from './shared/names/area-texts.tsx';
import { loadTexts, speakIn } from './shared/names/language.tsx';
import { speakToServer } from './shared/server/api.ts';
import { queryKeys } from './shared/server/queries.ts';
import {
  isPseudoAsked,
  keepLanguage,
  keepMerchant,
  keptLanguage,
  keptToken,
} from './shared/session/kept.ts';
import { takeUrlToken } from './shared/session/url-token.ts';

/** When the first page stands, what leads to all the others comes. */
const LATER_MS = 1_000;

// The programs have been read in this turn; what they do comes in others, so that none is long.
const turn = () => new Promise((resolve) => setTimeout(resolve));
await turn();

/** What stands in the page was drawn for it; a guard may lead elsewhere before it comes alive. */
const drawnPath = location.pathname;
const start = readStart();
const { brand } = start;
const language = wantedLanguage();
keepMerchant(brand.merchantCode);
keepLanguage(language);

// The token leaves the address before the router reads it.
takeUrlToken();
const queries = createQueries({ onSessionLost: (why) => loseSession(router, why) });
const router = createSiteRouter({ queries });
// The drawn page has links that work before anything hears a press: a hash moves the address alone.
// Not by the router's own history: once somebody listens to it, guards no longer lead on by themselves.
let isMoved = false;
const noteMove = () => void (isMoved = true);
addEventListener('popstate', noteMove);
queries.setQueryData(queryKeys.announcements(start.language), start.announcements);
await turn();

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
  const areas = textsAt(location.pathname);
  speakToServer(spoken);
  if (keptToken() === null && pageAt(location.pathname) === 'home') void askPopups(queries, spoken);
  const [speech] = await Promise.all([
    tryTwice(() => loadTexts(spoken, fallback)),
    tryTwice(() => queries.ensureQueryData(areaTexts({ code: spoken, fallback, areas }))),
    startSession(queries).then(() => router.load()),
    askFirst(queries, { language: spoken, merchant: brand.merchantCode }),
  ]);
  speakIn(speech);
  while (isMoved) {
    isMoved = false;
    await router.load();
  }
  removeEventListener('popstate', noteMove);
  const root = document.querySelector('#root');
  assert(root, 'the page has a root');
  const page = <App start={start} speech={speech} router={router} queries={queries} />;
  const isDrawn = isAsDrawn(spoken);
  // The router lays its boundaries where the server laid them.
  if (isDrawn) router.ssr = { manifest: undefined };
  // Bit by bit between other work: a press or a scroll never waits.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, page, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(page);
  });
  setTimeout(() => {
    void laterFiles()
      .then(({ installed }) => installed())
      .then(({ startApp }) => startApp({ router, queries, brand, speech }))
      .catch(() => null);
  }, LATER_MS);
}

/**
 * A guest who reads the language of the page keeps what was drawn; others get theirs in one stroke, as
 * does whoever asks for a part of a page: it was drawn for its path alone.
 */
function isAsDrawn(spoken: string): boolean {
  const { pathname, search, hash } = location;
  const isSamePage = pathname === drawnPath && search === '' && hash === '';
  return spoken === start.language && keptToken() === null && isSamePage;
}

/** React has taken the whole page away by now; what stands beside it can still be shown. */
function onUncaughtError(error: unknown) {
  showStalled();
  reportError(error);
}

/** What the link asks for, else the kept one where the brand offers it, else the brand's own. */
function wantedLanguage(): LanguageCode {
  const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase() ?? null;
  const isAsked = asked !== null && brand.languages.includes(asked);
  const kept = isAsked ? asked : keptLanguage();
  const isOffered = kept !== null && brand.languages.includes(kept);
  return (isOffered ? kept : brand.defaultLanguage) as LanguageCode;
}
