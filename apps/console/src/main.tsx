import './app/console.css';
import 'virtual:theme.css';
import { loadSpeech } from '@baize/i18n/load';
import { assert } from '@baize/std/assert';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createConsoleRouter } from './app/router.tsx';
import { isWorthRepeating, loseSession } from './app/session-end.ts';
import { shareToken } from './shared/kept-token.ts';
import { AREAS, keptLanguage, keptTheme, speakIn } from './shared/language.ts';

document.documentElement.dataset['theme'] = keptTheme();
const queries: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRepeating } },
});
const sharing = shareToken();
const speech = await loadSpeech({ code: keptLanguage(), fallback: 'EN', areas: AREAS });
await sharing;
speakIn(speech);
const router = createConsoleRouter(queries);
loseSession(queries, router);
const root = document.querySelector('#root');
assert(root, 'the page has a root');
createRoot(root).render(<App first={speech} queries={queries} router={router} />);
