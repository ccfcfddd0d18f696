import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { MINUTE_MS } from '@baize/std/time';
import { beforeAll } from 'vitest';
import { countOptionsOf, countSlots, teamsRoutes } from '../agents/teams/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import type { Play } from '../play/play/index.ts';
import { givenAgent, givenBelow } from './agents.ts';
import { openSeededCatalogue } from './catalogue.ts';
import { givenSession, openTestSite, type TestSite } from './identity.ts';
import { giveMoney } from './money.ts';
import { commandOf, perform, usePlay } from './play.ts';
import type { TestWorld } from './world.ts';

const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const loaded = loadBrand('mekhala');

export type Teams = {
  readonly world: TestWorld;
  readonly play: Play;
  readonly site: TestSite;
  agent(upline?: MemberId | null): Promise<{ id: MemberId; account: string }>;
  /** A member below somebody, with money to play. */
  member(upline: MemberId): Promise<{ id: MemberId; account: string }>;
  logIn(id: MemberId): Promise<{ token: string }>;
  /** A bet that is decided at once. */
  bet(memberId: MemberId, amount: bigint, more?: { payout?: bigint; game?: string }): Promise<void>;
  /** Waits until all that happened is counted. */
  count(): Promise<void>;
};

let bets = 0;

/** A running site of the shipped brand with its teams, and a wallet to play with. */
export function useTeams(): Teams {
  const t = usePlay();
  const running: TestSite[] = [];
  beforeAll(async () => {
    const { bus, catalogue } = await openSeededCatalogue(t.world);
    const site = await openTestSite(t.world, loaded, () =>
      teamsRoutes({
        site: loaded,
        catalogue,
        launchers: new Map(),
        ratesOf: async () => new Map(),
      }),
    );
    running.push(site);
    return async () => {
      await site.stop();
      await bus.stop();
    };
  });
  return {
    get world() {
      return t.world;
    },
    get play() {
      return t.play;
    },
    get site() {
      const [site] = running;
      if (!site) throw new Error('the site is there once the tests of the file run');
      return site;
    },
    agent: (upline = null) => givenAgent(t.world, upline),
    member: async (upline) => {
      const member = await givenBelow(t.world, upline);
      await giveMoney(t.world, member.id, { amount: 1_000_000n, reason: 'given' });
      return member;
    },
    logIn: (id) => givenSession({ world: t.world, loaded }, { id }),
    bet: async (memberId, amount, { payout = 0n, game = 'over-under' } = {}) => {
      bets += 1;
      const facts = { vendor: STUDIO, txId: `team-${bets}`, memberId, game };
      const told = await perform(
        t.play,
        commandOf('bet-and-settle', { ...facts, amount: minor(amount), payout: minor(payout) }),
      );
      if (!told.ok) throw new Error(JSON.stringify(told));
    },
    count: async () => {
      t.world.clock.advance(8 * MINUTE_MS);
      await countSlots(t.world, countOptionsOf(loaded.brand));
    },
  };
}
