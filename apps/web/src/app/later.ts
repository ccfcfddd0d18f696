import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadPage } from '../shared/loading/load-page.ts';

type Files = typeof import('./later-files.ts');

/** Brings the list of the files that are opened later: whoever has it waits for one file alone. */
export const laterFiles = (): Promise<Files> => loadPage(() => import('./later-files.ts'));

/** How something that is opened later is brought. */
export const later =
  <Module>(open: (files: Files) => Promise<Module>) =>
  (): Promise<Module> =>
    laterFiles().then(open);

/** A page that is opened later, as its route wants it. */
export const laterPage = (open: (files: Files) => Promise<{ default: () => ReactNode }>) =>
  lazyRouteComponent(later(open));
