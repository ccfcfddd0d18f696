import type { Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';

/** So often each session behind an open socket is asked for, unless there are very many. */
const AGAIN_MS = 5_000;
const TURN_MS = 250;
/** The platform is asked about so many in a turn at most; beyond that it takes longer. */
const TURN_MAX = 10;

type Watched = { readonly session: Session; readonly end: () => void };

/**
 * Ends the sockets of who signed out, was blocked or takes a break: a table is watched for hours, and
 * the session was asked for when it came. Sessions are asked for in turn, each once however many pages it has.
 */
export function watchSessions(studio: Studio, seats: () => Iterable<Watched>) {
  let asked = new Map<string, number>();
  let isAsking = false;
  const turn = async () => {
    const bySession = Map.groupBy(seats(), ({ session }) => session.token_hash);
    const now = performance.now();
    asked = new Map([...bySession.keys()].map((hash) => [hash, asked.get(hash) ?? now]));
    const due = [...asked]
      .filter(([, at]) => now - at >= AGAIN_MS)
      .toSorted(([, one], [, other]) => one - other)
      .slice(0, TURN_MAX);
    await Promise.all(
      due.map(async ([hash]) => {
        asked.set(hash, now);
        const open = bySession.get(hash) ?? [];
        const [first] = open;
        if (!first || (await isOpen(studio, first.session))) return;
        for (const { end } of open) end();
      }),
    );
  };
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void turn()
      .catch((error: unknown) => studio.log.error({ err: error }, 'sessions are not asked for'))
      .finally(() => {
        isAsking = false;
      });
  }, TURN_MS);
  return { stop: () => clearInterval(timer) };
}

/** A trial has none at the platform, and lasts until its own end. While nobody answers, all stay. */
async function isOpen(studio: Studio, session: Session): Promise<boolean> {
  const { player: memberId, currency, wallet_token: token, expires_at } = session;
  if (expires_at.getTime() <= studio.clock.now().getTime()) return false;
  if (token === null) return true;
  const word = await studio.wallet.isWelcome({ memberId, currency, token });
  return word.kind === 'unknown' || (word.kind === 'done' && word.value);
}
