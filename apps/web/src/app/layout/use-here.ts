import { useRouterState } from '@tanstack/react-router';
import { pageAt, plainPath } from '../../shared/address/pages.ts';

/** Pages that are one under all their addresses; any other entry stands for its own address. */
const WHOLE = new Set<string | null>(['home', 'member']);

/** `page` for the entry of the page one is on, as `aria-current` wants it. */
export function useHere(): (to: string) => 'page' | undefined {
  const path = useRouterState({ select: ({ location }) => plainPath(location.pathname) });
  const here = pageAt(path);
  return (to) =>
    plainPath(to) === path || (WHOLE.has(here) && pageAt(to) === here) ? 'page' : undefined;
}
