import type { Shot } from '@baize/engines/fishing/magazine-engine';
import { type Fish, swimmingAt } from '@baize/engines/fishing/scene';
import { type Sea, WEAPONS, type Weapon } from '@baize/engines/fishing/seas';
import { sea } from '@baize/engines/games/reef-patrol/engine';
import type { WireSea } from '../seas/wire.ts';
import type { WireRound } from '../wire.ts';
import { ask, newKey, type Platform, seatMember } from './platform.ts';

export const SEA_GAME = 'reef-patrol';

type Seat = Awaited<ReturnType<typeof seatMember>>;

/** What somebody with a session does in a sea; `url` is the studio that is asked. */
export function fisherOf(url: string, { token }: Pick<Seat, 'token'>) {
  const look = async (after?: string) =>
    (await ask<WireSea>(url, `/api/sea${after === undefined ? '' : `?after=${after}`}`, { token }))
      .value;
  const send = (round: WireRound, move: object, requestKey = newKey()) =>
    ask<WireRound>(url, `/api/rounds/${round.roundId}/moves`, {
      token,
      body: { requestKey, place: round.moves.length, move },
    });
  return {
    look,
    send,
    load: async (bullets = 20, stake = '100') =>
      (
        await ask<WireRound>(url, '/api/rounds', {
          token,
          body: { requestKey: newKey(), stake, choice: { bullets } },
        })
      ).value,
    close: async (round: WireRound) => (await send(round, { type: 'close' })).value,
  };
}

export type Fisher = ReturnType<typeof fisherOf>;

/** Somebody with money and a cannon. */
export async function givenFisher(platform: Platform, cash: bigint, url = platform.url) {
  const seat = await seatMember({ ...platform, url }, cash, SEA_GAME);
  return { ...seat, ...fisherOf(url, seat) };
}

/** Fish that swim and were not captured, those that stay longest first. */
export async function fishOfSea(
  fisher: Pick<Fisher, 'look'>,
  kind: Sea = sea,
): Promise<readonly Fish[]> {
  const { scene, nowMs, shots } = await fisher.look();
  const gone = new Set(shots.flatMap(({ captured }) => captured ?? []));
  return swimmingAt(kind, scene, nowMs)
    .filter(({ id }) => !gone.has(id))
    .toSorted((a, b) => b.goneAt - a.goneAt);
}

/** A shot at the first of these fish, or at as many as the weapon reaches. */
export const shotAt = (fish: readonly Fish[], weapon: Weapon['code'] = 'cannon'): Shot => ({
  type: 'shot',
  weapon,
  fish: fish.slice(0, WEAPONS[weapon].reach).map(({ id, kind }) => ({ id, kind: kind.code })),
});
