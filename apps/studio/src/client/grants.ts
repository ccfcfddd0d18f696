import type { WireGrant, WireRound, WireSession } from '../wire.ts';
import type { Call } from './api.ts';
import { afterRound } from './free-play.ts';
import type { Table, TableState } from './table.ts';

type Parts = Pick<Table, 'read' | 'set'> & {
  readonly session: WireSession;
  readonly call: Call;
};

type Grants = {
  readonly useGrant: Table['useGrant'];
  readonly grantOf: Table['grantOf'];
  /** After a round that a grant paid for, or would have, the wallet knows what is left of it. */
  readonly readGrants: (round: WireRound) => Promise<void>;
};

/** What grants pay for at a table, and what the player's own stake was before. */
export function createGrants({ session, call, read, set }: Parts): Grants {
  const known = new Map(session.grants.map((grant) => [grant.grantId, grant]));
  let ownStake = BigInt(session.limits.usual);

  const grantOf = ({ grantId }: WireRound): WireGrant | null => known.get(grantId ?? '') ?? null;

  function useGrant(grant: WireGrant | null): void {
    const { grant: before, stake }: TableState = read();
    if (!before) ownStake = stake;
    set({ grant, stake: grant ? BigInt(grant.stake) : ownStake });
  }

  async function readGrants(round: WireRound): Promise<void> {
    const used = grantOf(round);
    if (!used || round.status === 'running') return;
    const answer = await call<{ grants: readonly WireGrant[] }>('grants').catch(() => null);
    if (!answer) return;
    for (const grant of answer.grants) known.set(grant.grantId, grant);
    const now = answer.grants.find(({ grantId }) => grantId === used.grantId) ?? null;
    const isLast = now === null && round.status === 'settled';
    set({ grants: answer.grants, ...(isLast ? { ended: afterRound(used, round) } : {}) });
    if (read().grant) useGrant(now);
  }

  return { grantOf, useGrant, readGrants };
}
