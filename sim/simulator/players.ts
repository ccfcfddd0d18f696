import type { MemberId } from '@baize/std/id';
import type { World } from '../../apps/server/src/base/kernel/index.ts';
import { expireTokens, hashToken } from '../../apps/server/src/play/play/index.ts';
import { openPlaySession, seatPlayer } from '../seat-player.ts';
import { VENDORS } from './message.ts';
import type { Schedule } from './schedule.ts';

export type Player = {
  readonly memberId: MemberId;
  /** The hashes of a session that lives and of one that has ended. */
  readonly tokens: { readonly live: string; readonly ended: string };
};

/** Seats the players of a schedule. */
export async function seatPlayers(
  world: World,
  { members }: Schedule,
  name: string,
): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const [index, purse] of members.entries()) {
    const memberId = await seatPlayer(world, { account: `${name}-${index}`, ...purse });
    const ended = await openPlaySession(world, memberId, VENDORS[0].code);
    await world.db
      .transaction()
      .execute((tx) => expireTokens(tx, memberId, { at: world.clock.now() }));
    const live = await openPlaySession(world, memberId, VENDORS[0].code);
    players.push({ memberId, tokens: { live: hashToken(live), ended: hashToken(ended) } });
  }
  return players;
}
