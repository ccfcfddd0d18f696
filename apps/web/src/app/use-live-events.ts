import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../shared/queries.ts';
import { openSocket } from '../shared/socket.ts';

/** Lets the server say what changed; each answer is then fetched anew by whoever shows it. */
export function useLiveEvents() {
  const queries = useQueryClient();
  useEffect(
    () =>
      openSocket({
        // Whether a closed site is closed to this visitor only the server knows.
        systemStatus: () => void queries.invalidateQueries({ queryKey: queryKeys.permission }),
        announcements: () => void queries.invalidateQueries({ queryKey: ['announcements'] }),
        missed: () => void queries.invalidateQueries(),
      }),
    [queries],
  );
}
