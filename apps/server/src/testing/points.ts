import type { MallReward } from '@baize/contract/points-rules';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { beforeAll, expect } from 'vitest';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import { seedCatalogue } from '../play/catalog/index.ts';
import { earnPoints, movePoints } from '../rewards/points/index.ts';
import { commandOf, countBets, perform, usePlay } from './play.ts';
import type { TestWorld } from './world.ts';

export const BRAND = loadBrand('mekhala');

type GameNamed = { readonly vendor: string; readonly game: string };

let made = 0;
const nextName = (): string => `points-${(made += 1)}`;

/** A world where members bet on real games and get points for it, by the rates of the brand. */
export function usePoints() {
  const t = usePlay();
  const games = new Map<string, GameNamed>();
  beforeAll(async () => {
    await seedCatalogue(t.world);
    await seedContent(t.world, BRAND);
    for (const type of ['RNG', 'LIVE']) games.set(type, await findGame(t.world, type));
  });
  async function act(
    kind: Parameters<typeof commandOf>[0],
    memberId: MemberId,
    { type = 'RNG', ...facts }: Readonly<Record<string, unknown>> & { readonly type?: string } = {},
  ): Promise<string> {
    const { vendor = '', game = '' } = games.get(type) ?? {};
    const txId = nextName();
    t.world.clock.advance(1_000);
    const named = { vendor: { code: vendor, isOpen: true, roundRule: 'mixed' }, game, txId };
    const command = commandOf(kind, { ...named, memberId, ...facts } as never);
    const told = await perform(t.play, command);
    expect(told.ok, JSON.stringify(told)).toBe(true);
    return txId;
  }

  return {
    get world() {
      return t.world;
    },
    act,
    /** A bet that is settled at once, lost unless a payout is named. */
    bet: (memberId: MemberId, stake: bigint, facts: { type?: string; payout?: bigint } = {}) => {
      const { payout = 0n, ...rest } = facts;
      const amounts = { amount: minor(stake), payout: minor(payout) };
      return act('bet-and-settle', memberId, { ...amounts, ...rest });
    },
    /** Counts what was bet, and what it earns. */
    count: () => countBets(t.world, [earnPoints(BRAND.brand.code)]),
  };
}

/** Points from nowhere, as an operator's reward gives them. */
export async function givePoints(
  world: TestWorld,
  memberId: MemberId,
  points: bigint,
): Promise<void> {
  const change = {
    memberId,
    points,
    requestKey: `given ${nextName()}`,
    reason: 'points_rewarded',
  };
  await world.db.transaction().execute((tx) => movePoints(world, tx, [change]));
}

async function findGame(world: TestWorld, type: string): Promise<GameNamed> {
  const { vendor, game } = await world.db
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

/** The site with a mall of these rewards, which tests can change as a brand does. */
export const mallOf = (...mall: readonly MallReward[]) => ({
  site: { brand: BRAND.brand, content: { ...BRAND.content, mall: [...mall] } },
});

const ofEvery = { picture: 'tee', text: { EN: 'Text' }, amount: '0' };

export const shirt = (facts: Partial<MallReward> = {}): MallReward => ({
  type: 'goods',
  id: 'shirt',
  name: { EN: 'Shirt', TH: 'เสื้อ' },
  points: 300,
  stock: 5,
  ...ofEvery,
  ...facts,
});

export const voucher = (): MallReward => ({
  type: 'voucher',
  id: 'voucher',
  name: { EN: 'Voucher' },
  points: 150,
  stock: null,
  cash: '2000',
  ...ofEvery,
});

export const RECIPIENT = { name: 'Ploy S.', phone: '081 234 4471', address: '99/12 Bang Rak' };
