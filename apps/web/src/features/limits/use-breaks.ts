import { type ExclusionInput, excludeSelf } from '@baize/contract/exclusion';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';

export function useTakeBreak() {
  const refresh = useRefresh('protection');
  const refreshWho = useRefresh('info');
  return useMutation({
    mutationFn: (wanted: ExclusionInput) => call(excludeSelf, { wanted }),
    onSuccess: () => Promise.all([refresh(), refreshWho()]),
  });
}
