import type { Speech } from '@baize/i18n/load';
import { ToastProvider } from '@baize/ui/toast.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LanguageProvider } from './language-provider.tsx';
import { LostRaces } from './lost-races.tsx';
import type { ConsoleRouter } from './router.tsx';

type Props = {
  readonly first: Speech;
  readonly queries: QueryClient;
  readonly router: ConsoleRouter;
};

export const App = ({ first, queries, router }: Props) => (
  <QueryClientProvider client={queries}>
    <LanguageProvider first={first}>
      <ToastProvider>
        <LostRaces />
        <RouterProvider router={router} />
      </ToastProvider>
    </LanguageProvider>
  </QueryClientProvider>
);
