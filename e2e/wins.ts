import { randomUUID } from 'node:crypto';
import { minor } from '@baize/std/money';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../apps/server/src/books/ledger/index.ts';
import { ceilingsOf, createPlay } from '../apps/server/src/play/play/index.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { databaseUrl } from '../tools/test-database/template.ts';
import type { People, Person } from './people.ts';

export type Wins = {
  /** A round of the studio's game that paid this much more than its stake, settled at once. */
  win(person: Person, amount: bigint, stake?: bigint): Promise<void>;
  leave(): Promise<void>;
};

const STAKE = 100n;
const ceilings = ceilingsOf(loadBrand('mekhala').brand.ceilings);

/** Brings rounds to the wallet of the site under test, as the studio does. */
export async function openWins({ world }: People): Promise<Wins> {
  const cluster = await joinTestCluster();
  const url = databaseUrl(cluster.url, `baize_e2e_${process.env['E2E_PORT'] ?? ''}`);
  const { db, pool } = openDatabase(url, {
    max: 2,
    name: 'baize e2e wins',
    pipeline: true,
    vault: testVault,
  });
  const play = createPlay(world, { pool, zone: 'Asia/Bangkok', ceilings, lanes: 1 });
  return {
    win: async (person, amount, stake = STAKE) => {
      await giveStake({ world }, person, stake);
      await play.perform(
        {
          kind: 'bet-and-settle',
          vendor: { code: 'studio', isOpen: true, roundRule: 'mixed' },
          txId: randomUUID(),
          memberId: person.id,
          currency: 'THB',
          amount: minor(stake),
          payout: minor(stake + amount),
          game: 'over-under',
          roundId: null,
          eventAt: null,
          tokenHash: null,
          minBalance: null,
          endsRound: false,
        },
        ({ ok }) => ({ status: ok ? 200 : 409, body: '' }),
      );
    },
    leave: async () => {
      await play.stop();
      await db.destroy();
      await cluster.leave();
    },
  };
}

const giveStake = ({ world }: Pick<People, 'world'>, { id }: Person, stake: bigint) =>
  world.db.transaction().execute(async (tx) => {
    const accounts = await findMemberAccounts(tx, id, 'THB');
    if (!accounts) throw new Error('a member has accounts');
    await postTransfer(tx, {
      requestKey: `e2e:${randomUUID()}`,
      at: world.clock.now(),
      from: await houseAccount(tx, { purpose: 'adjustment', currency: 'THB' }),
      to: accounts.cash,
      amount: minor(stake),
      reason: 'given',
    });
  });
