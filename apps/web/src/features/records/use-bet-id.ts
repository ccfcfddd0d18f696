import { useRouterState } from '@tanstack/react-router';

/** Whatever else stands there names no bet, and is said to be unknown. */
const betIdIn = ({ bet }: { bet?: unknown }): string | null =>
  bet === undefined ? null : typeof bet === 'string' ? bet : '';

/** The bet that the address asks for by `?bet={betId}`; null where it asks for the list. */
export const useBetId = (): string | null =>
  useRouterState({ select: ({ location }) => betIdIn(location.search as { bet?: unknown }) });
