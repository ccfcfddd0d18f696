import type { Output } from '@baize/contract/endpoint';
import { listLimits } from '@baize/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** As often as the clock: a limit may be used up in the middle of a game. */
const ASK_EVERY_MS = 15_000;

type Limits = Output<typeof listLimits>;
type Period = keyof Limits['renewsAt'];

export type UsedLimit = {
  readonly kind: 'stake' | 'loss';
  readonly period: Period;
  readonly renewsAt: string;
};

/** The limit on play that is used up, of several the one that stays so longest; null: none is. */
export function findUsedLimit({ limits, renewsAt }: Limits): UsedLimit | null {
  const used = limits.flatMap(({ kind, period, holds, used: spent }) =>
    kind === 'deposit' || kind === 'single' || period === 'bet' || holds === null || spent < holds
      ? []
      : [{ kind, period, renewsAt: renewsAt[period] }],
  );
  return used.toSorted((a, b) => b.renewsAt.localeCompare(a.renewsAt))[0] ?? null;
}

export function useUsedLimit(isOn: boolean): UsedLimit | null {
  const { data } = useQuery({
    queryKey: useMemberKey('limits'),
    queryFn: ({ signal }) => call(listLimits, {}, signal),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
    enabled: isOn,
  });
  return isOn && data ? findUsedLimit(data) : null;
}
