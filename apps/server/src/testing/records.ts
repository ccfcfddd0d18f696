import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { SECOND_MS } from '@baize/std/time';
import { beforeAll } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  type Move,
  postTransfers,
} from '../books/ledger/index.ts';
import type { CommandKind, CommandOf, Play } from '../play/play/index.ts';
import { recordsRoutes } from '../records/index.ts';
import { openSeededCatalogue } from './catalogue.ts';
import { givenSession, openTestSite, type TestSite } from './identity.ts';
import { commandOf, givenMember, perform, usePlay } from './play.ts';
import type { TestWorld } from './world.ts';

const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const loaded = loadBrand('mekhala');

type CommandParts<K extends CommandKind> = Partial<CommandOf<K>> & {
  txId: string;
  memberId: MemberId;
};

export type Records = {
  readonly world: TestWorld;
  readonly play: Play;
  readonly site: TestSite;
  /** A member with that much cash, logged in. */
  caller(cash?: bigint): Promise<{ memberId: MemberId; token: string }>;
  /** A session of now: an older one has ended when days have passed. */
  logIn(memberId: MemberId): Promise<{ token: string }>;
  /** A command of our studio, a second after the one before it; it is taken. */
  bet<K extends CommandKind>(kind: K, facts: CommandParts<K>): Promise<void>;
  /** Moves money between a pocket and the house, or from one pocket to another. */
  move(memberId: MemberId, steps: readonly Step[], key: string): Promise<void>;
};

type Pocket = 'cash' | 'bonus' | 'locked' | 'held' | 'bank';
export type Step = readonly [from: Pocket, to: Pocket, amount: bigint, reason: string];

/** A running site of the shipped brand with its records, and a wallet to play with. */
export function useRecords(): Records {
  const t = usePlay();
  const running: TestSite[] = [];
  beforeAll(async () => {
    const { bus, catalogue } = await openSeededCatalogue(t.world);
    const site = await openTestSite(t.world, loaded, () =>
      recordsRoutes({ site: loaded, catalogue, launchers: new Map() }),
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
    caller: async (cash = 100_000n) => {
      const memberId = await givenMember(t.world, { cash });
      const { token } = await givenSession({ world: t.world, loaded }, { id: memberId });
      return { memberId, token };
    },
    logIn: (id) => givenSession({ world: t.world, loaded }, { id }),
    bet: async (kind, facts) => {
      t.world.clock.advance(SECOND_MS);
      const usual = { vendor: STUDIO, game: 'over-under' };
      const told = await perform(t.play, commandOf(kind, { ...usual, ...facts }));
      if (!told.ok) throw new Error(JSON.stringify(told));
    },
    move: (memberId, steps, key) => moveBetween(t.world, memberId, { steps, key }),
  };
}

async function moveBetween(
  world: TestWorld,
  memberId: MemberId,
  { steps, key }: { steps: readonly Step[]; key: string },
): Promise<void> {
  world.clock.advance(SECOND_MS);
  await world.db.transaction().execute(async (tx) => {
    const pockets = await findMemberAccounts(tx, memberId, 'THB');
    if (!pockets) throw new Error('a member has pockets');
    const bank = await houseAccount(tx, { purpose: 'payment_clearing', currency: 'THB' });
    const places = { ...pockets, bank };
    const moves = steps.map(
      ([from, to, amount, reason]): Move => ({
        from: places[from],
        to: places[to],
        amount: minor(amount),
        reason,
      }),
    );
    await postTransfers(tx, { requestKey: key, at: world.clock.now(), moves });
  });
}
