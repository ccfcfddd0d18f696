import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import {
  createLog,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../../apps/server/src/books/ledger/index.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { issuePlayToken } from '../../apps/server/src/play/play/index.ts';
import { joinVendor, ownScale, rotateVendorKey } from '../../apps/server/src/play/vendors/index.ts';
import { type Bench, CURRENCY } from '../wallet/database.ts';

const VENDOR = 'studio';
const PURSE = minor(100_000_000n);

export const worldOf = ({ connection, newId }: Bench): World => ({
  db: connection.db,
  clock: systemClock,
  chance: systemChance,
  newId,
  log: createLog('error'),
});

/** Takes the studio in as a vendor; its key. */
export const joinStudio = (world: World) =>
  world.db.transaction().execute(async (tx) => {
    await joinVendor(world, tx, {
      code: VENDOR,
      name: VENDOR,
      dialect: 'own',
      roundRule: 'mixed',
      addresses: null,
      scales: { [CURRENCY]: ownScale(CURRENCY) },
    });
    return rotateVendorKey(world, tx, { vendor: VENDOR, overlapMs: 0 });
  });

export type Launch = { readonly memberId: MemberId; readonly launchToken: string };

/** Members with a full purse who have just pressed on a game. */
export async function launchMany(world: World, game: string | null, count: number) {
  const launches: Launch[] = [];
  for (let number = 0; number < count; number++) launches.push(await launch(world, game, number));
  return launches;
}

const launch = (world: World, game: string | null, number: number): Promise<Launch> =>
  world.db.transaction().execute(async (tx) => {
    const { id: memberId } = await createMember(world, tx, {
      account: `spin${number}`,
      currency: CURRENCY,
    });
    const accounts = await findMemberAccounts(tx, memberId, CURRENCY);
    const from = await houseAccount(tx, { purpose: 'payment_clearing', currency: CURRENCY });
    await postTransfer(tx, {
      requestKey: `spin-seat:${number}`,
      at: world.clock.now(),
      from,
      to: accounts?.cash ?? from,
      amount: PURSE,
      reason: 'deposit_settled',
    });
    const token = { memberId, vendor: VENDOR, game, currency: CURRENCY };
    return { memberId, launchToken: await issuePlayToken(world, tx, token) };
  });

/** What the players have won or lost together, by the ledger. */
export async function wonBy({ connection }: Bench, members: readonly MemberId[]): Promise<Minor> {
  const { rows } = await connection.pool.query<{ cash: bigint }>(
    `select sum(balance)::bigint as cash from ledger_account
      where purpose = 'cash' and currency = $2 and holder = any($1)`,
    [members, CURRENCY],
  );
  return minor((rows[0]?.cash ?? 0n) - PURSE * BigInt(members.length));
}
