import type { LeaderboardRow, MissionRow } from '@baize/contract/mission-rules';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll, expect } from 'vitest';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import { seedCatalogue } from '../play/catalog/index.ts';
import type { Play } from '../play/play/index.ts';
import { followBoards, followMissions } from '../rewards/missions/index.ts';
import { commandOf, countBets, openPlay, perform, ZONE } from './play.ts';
import type { TestWorld } from './world.ts';

const loaded = loadBrand('mekhala');

export const MISSION_OPTIONS = { brand: loaded.brand.code, zone: ZONE };

export const missionOf = (facts: Partial<MissionRow> & { readonly id: string }): MissionRow => ({
  title: { EN: `Mission ${facts.id}`, TH: `ภารกิจ ${facts.id}` },
  period: 'daily',
  from: null,
  until: null,
  measure: 'valid_bets',
  category: null,
  times: null,
  goal: '50000',
  reward: '1000',
  claimDays: 2,
  ...facts,
});

type Programmes = {
  readonly missions?: readonly MissionRow[];
  readonly leaderboards?: readonly LeaderboardRow[];
};

/** Puts these in force in place of the brand's own; without any, none. */
export const publishProgrammes = (
  world: TestWorld,
  { missions = [], leaderboards = [] }: Programmes,
): Promise<void> =>
  seedContent(world, {
    brand: loaded.brand,
    content: { ...loaded.content, missions: [...missions], leaderboards: [...leaderboards] },
  });

type BetFacts = { readonly type?: string; readonly [fact: string]: unknown };

type SpinFacts = BetFacts & { readonly payout?: bigint };

export type TestBets = {
  /** A bet of a slot, or of a game of that type, that is decided at once. */
  spin(memberId: MemberId, stake: bigint, facts?: SpinFacts): Promise<string>;
  act(kind: Parameters<typeof commandOf>[0], memberId: MemberId, facts?: BetFacts): Promise<string>;
  /** Counts the bets, and what follows them. */
  count(): Promise<void>;
};

/** Bets on games of the catalogue, counted for missions and leaderboards. */
export function useBets(t: { readonly world: TestWorld }): TestBets {
  const games = new Map<string, { readonly vendor: string; readonly codes: readonly string[] }>();
  let opened: { readonly play: Play; close(): Promise<void> } | null = null;
  let made = 0;
  beforeAll(async () => {
    opened = openPlay(t.world);
    await seedCatalogue(t.world);
    for (const type of ['RNG', 'LIVE']) games.set(type, await findGames(t.world, type));
  });
  afterAll(() => opened?.close());

  const act: TestBets['act'] = async (kind, memberId, { type = 'RNG', ...facts } = {}) => {
    const { vendor = '', codes = [] } = games.get(type) ?? {};
    const nth = typeof facts['nth'] === 'number' ? facts['nth'] : 0;
    const txId = `mission-bet-${(made += 1)}`;
    if (!opened) throw new Error('the wallet is there once the tests of the file run');
    const told = await perform(
      opened.play,
      commandOf(kind, {
        vendor: { code: vendor, isOpen: true, roundRule: 'mixed' },
        game: codes[nth] ?? '',
        txId,
        memberId,
        ...facts,
      } as never),
    );
    expect(told.ok, JSON.stringify(told)).toBe(true);
    return txId;
  };
  return {
    act,
    spin: (memberId, stake, { payout = 0n, ...facts } = {}) =>
      act('bet-and-settle', memberId, { amount: minor(stake), payout: minor(payout), ...facts }),
    count: () =>
      countBets(t.world, [followMissions(MISSION_OPTIONS), followBoards(MISSION_OPTIONS)]),
  };
}

async function findGames(world: TestWorld, type: string) {
  const rows = await world.db
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_vendor as vendor', 'vendor.code', 'game.vendor')
    .select(['vendor.provider as vendor', 'game.code as code'])
    .where('game.game_type', '=', type)
    .where('game.class', 'is', null)
    .where('vendor.provider', 'is not', null)
    .orderBy('vendor.provider')
    .orderBy('game.code')
    .execute();
  const [{ vendor } = { vendor: null }] = rows;
  const codes = rows.filter((row) => row.vendor === vendor).map(({ code }) => code);
  return { vendor: vendor ?? '', codes };
}
