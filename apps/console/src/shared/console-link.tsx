import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

/** The pages of the console. */
export type Place =
  | '/'
  | '/sign-in'
  | '/withdrawals'
  | '/claims'
  | '/deposits'
  | '/adjustments'
  | '/members'
  | `/members/${string}`
  | '/books'
  | '/audit'
  | '/operators';

type Props = Pick<ComponentProps<'a'>, 'className'> & { to: Place; children: ReactNode };

/** A way to a page of the console; the router's own types know the pages of the site alone. */
export const ConsoleLink = ({ to, ...rest }: Props) => (
  <Link
    {...rest}
    to={to}
    activeOptions={{ exact: to === '/' }}
    activeProps={{ 'aria-current': 'page' }}
  />
);

export function useGo(): (to: Place) => void {
  const navigate = useNavigate();
  return (to) => void navigate({ to });
}
