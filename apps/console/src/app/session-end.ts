import { ApiError, isUnanswered } from '@baize/client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '../shared/console-link.tsx';
import { forgetToken, keptToken } from '../shared/kept-token.ts';
import type { ConsoleRouter } from './router.tsx';
import { SIGN_IN } from './ways-in.tsx';

/** Only what never reached a server is worth asking again; a refusal stays a refusal. */
export const isWorthRepeating = (failures: number, error: Error): boolean =>
  failures < 2 && isUnanswered(error);

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_operator';

/** A session that ended anywhere else ends here too: what was shown is forgotten. */
export function loseSession(queries: QueryClient, router: ConsoleRouter) {
  const leave = async () => {
    forgetToken();
    const { pathname, searchStr } = router.state.location;
    const query: Query = { lost: 'yes', back: `${pathname}${searchStr}` };
    await router.navigate({ to: SIGN_IN, search: query });
    // Only then: the page that still stands there lives by what is forgotten.
    queries.clear();
  };
  const hear = (error: unknown) => {
    if (isOver(error) && keptToken() !== null) void leave();
  };
  queries.getQueryCache().config.onError = hear;
  queries.getMutationCache().config.onError = hear;
}
