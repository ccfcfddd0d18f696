import { useRouterState } from '@tanstack/react-router';
import { pageAt } from '../../shared/paths.ts';
import type { Entry } from './entries.ts';

/** `page` for the entry of the page one is on, as `aria-current` wants it. */
export function useHere(): (entry: Entry) => 'page' | undefined {
  const here = useRouterState({ select: (state) => pageAt(state.location.pathname) });
  return (entry) => (entry.page === here ? 'page' : undefined);
}
