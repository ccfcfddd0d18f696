import { useRouterState } from '@tanstack/react-router';
import { readSportsAddress, type SportsAddress } from './sports-address.ts';

export function useSportsAddress(): SportsAddress {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  return readSportsAddress(pathname, search);
}
