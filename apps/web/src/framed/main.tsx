import '../app/site.css';
import 'virtual:theme.css';
import './framed.css';
import { isUnanswered } from '@baize/client/api-error';
import { loadSpeech, type Speech } from '@baize/i18n/load';
import { currencyOf, deviceTimezone } from '@baize/i18n/outside';
import { I18nProvider, useT } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { ToastProvider } from '@baize/ui/toast.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FramedPage } from './framed-page.tsx';
import { takeOpening } from './opening.ts';
import { type FramedSession, openFramedSession } from './session.ts';

const opening = takeOpening();
const page = document.documentElement;
page.dataset['theme'] = opening.theme;
const [speech, opened] = await Promise.all([
  loadSpeech({
    code: opening.language,
    fallback: 'EN',
    areas: ['lottery', 'play', 'cashier', 'errors', 'system', 'ui'],
  }),
  openFramedSession(opening).catch((error: unknown) => ({ error })),
]);
page.lang = speech.own.language.tag;
page.dir = speech.own.language.direction;
const root = document.querySelector('#root');
assert(root, 'the page has a root');
createRoot(root).render(
  'error' in opened ? (
    <Speaking speech={speech} currency="">
      <Unopened error={opened.error} />
    </Speaking>
  ) : (
    <Speaking speech={speech} currency={opened.currency}>
      {lotteries(opened)}
    </Speaking>
  ),
);

type SpeakingProps = { speech: Speech; currency: string; children: ReactNode };

function Speaking({ speech: spoken, currency, children }: SpeakingProps) {
  return (
    <I18nProvider speech={spoken} currency={currencyOf(currency)} timezone={deviceTimezone()}>
      {children}
    </I18nProvider>
  );
}

/** Only the platform can open a session; what did not reach the book is worth another try. */
function Unopened({ error }: { error: unknown }) {
  const t = useT();
  return isUnanswered(error) ? (
    <ErrorState title={t('lottery.e_away')} onRetry={() => location.reload()} />
  ) : (
    <ErrorState title={t('lottery.framed_ended')}>{t('lottery.framed_ended_way')}</ErrorState>
  );
}

function lotteries(session: FramedSession) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 2 } } });
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={framedRouter(session)} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Every address of the pages is one of the lottery pages, regardless of case. */
function framedRouter(session: FramedSession) {
  const base = createRootRoute();
  const component = () => <FramedPage session={session} />;
  const all = createRoute({ getParentRoute: () => base, path: '$', component });
  return createRouter({ routeTree: base.addChildren([all]) });
}
