import type { QueryClient } from '@tanstack/react-query';
import { callAttention } from '../shared/server/attention.ts';
import { queryKeys } from '../shared/server/queries.ts';
import { hearRoom } from '../shared/server/room-line.ts';
import { type Listeners, type Listening, openSocket } from '../shared/server/socket.ts';
import { tellSupport } from '../shared/server/support-line.ts';
import { followTabs } from './follow-tabs.ts';
import { loseSession } from './lose-session.ts';
import type { SiteRouter } from './router.tsx';

/** What is kept of a member under a name that begins so. */
const about =
  (what: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === 'member' && String(queryKey[2]).startsWith(what);

type Parts = { readonly queries: QueryClient; readonly router: SiteRouter };

const listenersOf = ({ queries, router }: Parts): Listeners => ({
  // Whether a closed site is closed to this visitor only the server knows.
  systemStatus: () => void queries.invalidateQueries({ queryKey: queryKeys.permission }),
  announcements: () => {
    void queries.invalidateQueries({ queryKey: ['announcements'] });
    // The terms are among them, and may ask for a word before play goes on.
    void queries.invalidateQueries({ predicate: about('terms') });
  },
  catalogue: () => {
    void queries.invalidateQueries({ queryKey: ['catalogue'] });
    // It tells of stops too, and all play may be among them.
    void queries.invalidateQueries({ queryKey: queryKeys.permission });
  },
  winners: () => void queries.invalidateQueries({ queryKey: ['winners'] }),
  protection: () => {
    void queries.invalidateQueries({ predicate: about('info') });
    void queries.invalidateQueries({ predicate: about('protection') });
  },
  balance: () => void queries.invalidateQueries({ predicate: about('balance') }),
  deposit: () => void queries.invalidateQueries({ predicate: about('deposits') }),
  withdrawal: ({ orderId }) => {
    void queries.invalidateQueries({ predicate: about('withdrawals') });
    callAttention({ kind: 'withdrawal', orderId });
  },
  bonus: () => void queries.invalidateQueries({ predicate: about('bonuses') }),
  rewards: () => void queries.invalidateQueries({ predicate: about('rewards') }),
  rebates: () => {
    void queries.invalidateQueries({ predicate: about('rebates') });
    // What is open grows with it; how much of it there is does not.
    void queries.invalidateQueries({ predicate: about('rewards open') });
  },
  points: () => void queries.invalidateQueries({ predicate: about('points') }),
  missions: () => void queries.invalidateQueries({ predicate: about('missions') }),
  envelopes: () => void queries.invalidateQueries({ predicate: about('envelopes') }),
  moneyArrived: () => {
    void queries.invalidateQueries({ predicate: about('transfers') });
    callAttention({ kind: 'moneyArrived' });
  },
  message: ({ messageId }) => {
    void queries.invalidateQueries({ predicate: about('messages') });
    callAttention({ kind: 'message', messageId });
  },
  support: ({ isAnswer }) => {
    void queries.invalidateQueries({ predicate: about('support') });
    if (isAnswer) tellSupport();
  },
  agreement: () => {
    void queries.invalidateQueries({ predicate: about('agreements') });
    void queries.invalidateQueries({ predicate: about('consolidated') });
  },
  chat: hearRoom,
  // One that ended itself has forgotten everything already.
  sessionEnded: ({ why }) => {
    if (why !== 'logout') loseSession(router, why);
  },
  missed: () => void queries.invalidateQueries(),
});

/** Opens the socket of the page for the session of a token; gives what closes it. */
export function hearServer(parts: Parts, listening: Listening): () => void {
  const close = openSocket(listenersOf(parts), listening);
  const unfollow = followTabs(parts.router, listening.token);
  return () => {
    close();
    unfollow();
  };
}
