import type { WireSeedChange, WireSession } from '../wire.ts';
import { type Call, newKey } from './api.ts';
import type { TableSession } from './table.ts';
import { codeOf } from './troubles.ts';

/** A client seed drawn by this browser: the house does not know it before it is sent. */
export const drawClientSeed = (): string => newKey().slice(0, 16);

/** So often another page of the same player may be first. */
const RACES = 5;

/** Who plays for the first time gets a client seed from this page, after the house has committed. */
export async function chooseFirstSeed(call: Call, session: WireSession): Promise<TableSession> {
  let { seed, nextCommitment } = session;
  for (let race = 1; seed === null; race++) {
    try {
      const chosen = { clientSeed: drawClientSeed(), commitment: nextCommitment };
      ({ seed, nextCommitment } = await call<WireSeedChange>('seeds', chosen));
    } catch (error) {
      if (codeOf(error) !== 'commitment_changed' || race === RACES) throw error;
      ({ seed, nextCommitment } = await call<WireSession>('session'));
    }
  }
  return { ...session, seed, nextCommitment };
}
