import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { seedCatalogue } from '../play/catalog/index.ts';
import {
  countValidBets,
  readLifetimeValidBets,
  type ValidBetFollower,
} from '../play/valid-bets/index.ts';
import { commandOf, perform, type usePlay, ZONE } from './play.ts';

/** `type`: of the game that is bet on, a slot where none is named. */
export type CountedFacts = { readonly type?: string; readonly [fact: string]: unknown };

/** Bets on games of these types, one game of each, as valid bets are counted from them. */
export function useCountedBets(t: ReturnType<typeof usePlay>, types: readonly string[]) {
  const games = new Map<string, { readonly vendor: string; readonly game: string }>();
  beforeAll(async () => {
    await seedCatalogue(t.world);
    for (const type of types) games.set(type, await findGame(t, type));
  });

  let made = 0;
  const next = (): string => `valid-${(made += 1)}`;

  return {
    games,
    next,
    act: async (
      kind: Parameters<typeof commandOf>[0],
      memberId: MemberId,
      { type = 'RNG', ...facts }: CountedFacts = {},
    ): Promise<string> => {
      const { vendor = '', game = '' } = games.get(type) ?? {};
      const txId = next();
      t.world.clock.advance(1_000);
      const told = await perform(
        t.play,
        commandOf(kind, {
          vendor: { code: vendor, isOpen: true, roundRule: 'mixed' },
          game,
          txId,
          memberId,
          ...facts,
        } as never),
      );
      expect(told.ok, JSON.stringify(told)).toBe(true);
      return txId;
    },
    count: (...followers: ValidBetFollower[]) => countValidBets(t.world, { zone: ZONE, followers }),
    /** What each bet of a member counts and why, the first placed first. */
    countedOf: async (memberId: MemberId): Promise<readonly (readonly [bigint, string])[]> => {
      const { rows } = await sql<{ valid: bigint; reason: string }>`
        select valid, reason from valid_bets_bet where member_id = ${memberId}
        order by placed_at, ref`.execute(t.world.db);
      return rows.map(({ valid, reason }) => [valid, reason]);
    },
    totalOf: async (memberId: MemberId) =>
      (await readLifetimeValidBets(t.world.db, memberId)).valid,
  };
}

async function findGame(t: ReturnType<typeof usePlay>, type: string) {
  const { vendor, game } = await t.world.db
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_vendor as vendor', 'vendor.code', 'game.vendor')
    .select(['vendor.provider as vendor', 'game.code as game'])
    .where('game.game_type', '=', type)
    .where('game.class', 'is', null)
    .where('vendor.provider', 'is not', null)
    .orderBy('game.code')
    .executeTakeFirstOrThrow();
  return { vendor: vendor ?? '', game };
}
