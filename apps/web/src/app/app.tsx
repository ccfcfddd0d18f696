import type { Start } from '@baize/contract/start';
import type { Speech } from '@baize/i18n/load';
import { ToastProvider } from '@baize/ui/toast.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SupportProvider } from '../features/support/support.tsx';
import { StartContext } from '../shared/loading/start.tsx';
import { LanguageProvider } from '../shared/names/language.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import type { SiteRouter } from './router.tsx';
import { SystemGate } from './system-gate.tsx';

type Props = {
  readonly start: Start;
  readonly speech: Speech;
  readonly router: SiteRouter;
  readonly queries: QueryClient;
};

/** The whole site: drawn once on the server as a picture of itself, then for good in the browser. */
export function App({ start, speech, router, queries }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <StartContext value={start}>
        <LanguageProvider first={speech}>
          <CrashBoundary>
            <ToastProvider>
              <SupportProvider>
                <SystemGate router={router}>
                  <RouterProvider router={router} />
                </SystemGate>
              </SupportProvider>
            </ToastProvider>
          </CrashBoundary>
        </LanguageProvider>
      </StartContext>
    </QueryClientProvider>
  );
}
