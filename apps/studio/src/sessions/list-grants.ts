import type { Engine } from '@baize/engines/core/engine';
import type { Studio } from '../studio.ts';
import type { WireGrant } from '../wire.ts';
import type { Session } from './open-session.ts';

/** Not where a share of every stake fills a pot: nobody has paid for the stake of a free round. */
export const canBeGranted = (engine: Engine, { mode }: Pick<Session, 'mode'>): boolean =>
  mode === 'money' && engine.pot === undefined;

/** Free rounds and bets for the game of a session; none while the wallet does not say. */
export async function listGrants(studio: Studio, session: Session): Promise<readonly WireGrant[]> {
  const engine = studio.engines.get(session.game);
  // A bet at a shared table is the player's own.
  if (studio.tables.has(session.game)) return [];
  if (!engine || !canBeGranted(engine, session)) return [];
  const word = await studio.wallet.grants(session.player, session.currency);
  if (word.kind !== 'done') return [];
  return word.value.flatMap(({ games, stake, ...grant }) =>
    stake !== null && (games === null || games.includes(session.game)) ? [{ ...grant, stake }] : [],
  );
}
