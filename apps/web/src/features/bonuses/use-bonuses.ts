import { giveUpBonus, listBonuses } from '@baize/contract/bonus';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';

/** The server says when a bonus moves; a page that missed it asks again. */
const ASK_AGAIN_MS = 15_000;

export function useBonuses() {
  const { code: language } = useLanguage();
  return usePages({
    name: `bonuses ${language}`,
    ask: (before: Id<'bon'> | null, signal) =>
      call(listBonuses, { language, ...(before && { before }) }, signal),
    nextOf: ({ bonuses, hasMore }) => (hasMore ? (bonuses.at(-1)?.bonusId ?? null) : null),
    askAgainMs: ({ bonuses }) =>
      bonuses.some(({ state }) => state === 'active') ? ASK_AGAIN_MS : false,
  });
}

export function useGiveUp() {
  const { code: language } = useLanguage();
  const refresh = useRefresh('bonuses');
  return useMutation({
    mutationFn: (bonusId: Id<'bon'>) => call(giveUpBonus, { language, bonusId }),
    onSuccess: refresh,
  });
}
