import { useQueryClient } from '@tanstack/react-query';
import { useMemberKey } from '../../shared/session/session.ts';

/** Whatever an agent does may change the team and the balance: both are read anew. */
export function useTeamRefresh() {
  const queries = useQueryClient();
  const [scope, login] = useMemberKey('team');
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [kind, owner, name] }) =>
        kind === scope && owner === login && /^(team|transfers|balance)/.test(String(name)),
    });
}
