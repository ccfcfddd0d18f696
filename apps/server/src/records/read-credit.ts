import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/records';
import { assert } from '@baize/std/assert';
import type { AccountId } from '@baize/std/id';
import { add, type Minor, subtract, sum, ZERO } from '@baize/std/money';
import { isBefore } from '@baize/std/time';
import { atOneMoment, type Tx } from '../base/db/index.ts';
import type { Ctx } from '../base/kernel/index.ts';
import {
  getBalance,
  listOutstanding,
  listVendorWallets,
  type Outstanding,
  type SeldomSum,
  sumBalancesBefore,
  sumSeldomEntries,
} from '../books/ledger/index.ts';
import { readMeans } from '../cashier/withdrawals/index.ts';
import { getMember } from '../people/members/index.ts';
import { sumStakesInPlay } from '../play/play/index.ts';
import { createDirectory } from '../play/vendors/index.ts';
import { type Days, daysOf } from './days.ts';
import { groupOf } from './entry-types.ts';
import { inPlayOf } from './figures.ts';
import { pocketsOf } from './list-entries.ts';
import type { RecordsOptions } from './options.ts';
import { readFigures } from './queries.ts';
import { readReferences } from './reference-of.ts';

type Call = typeof contract.readCredit;

/**
 * What the caller has, where it lies, and how it came to be that. Of games only what they changed
 * in all is told: it is what opening and closing leave over, and no bet need be read for it.
 */
export const readCredit = (
  ctx: Ctx,
  { site }: Pick<RecordsOptions, 'site'>,
  input: Input<Call>,
): Promise<Output<Call>> =>
  atOneMoment(ctx, (tx) => {
    const { brand } = site;
    return creditOf(ctx, tx, { brand, days: daysOf(input, ctx.clock.now(), brand.timezone) });
  });

type Span = { readonly brand: Brand; readonly days: Days };

async function creditOf(ctx: Ctx, tx: Tx, { brand, days }: Span): Promise<Output<Call>> {
  const { memberId } = ctx.caller;
  const accounts = await pocketsOf(tx, memberId);
  const balances: Minor[] = [];
  for (const account of accounts) balances.push(await getBalance(tx, account));
  const [cash = ZERO, bonus = ZERO, locked = ZERO, held = ZERO] = balances;
  const opening = await sumBalancesBefore(tx, accounts, days.start);
  const isToday = isBefore(ctx.clock.now(), days.end);
  const closing = isToday ? sum(balances) : await sumBalancesBefore(tx, accounts, days.end);
  const span = { from: days.start, to: days.end };
  const moved = await sumSeldomEntries(tx, accounts, { span, zone: days.zone });
  const means = await readMeans(tx, {
    member: await getMember(tx, memberId),
    times: BigInt(brand.payments.withdrawal.depositTurnover),
  });
  const running = inPlayOf(await readFigures(tx, memberId, days));
  return {
    from: days.from,
    to: days.to,
    pockets: { cash, bonus, locked, held },
    withdrawable: means.withdrawable,
    turnoverLeft: means.turnover.remaining,
    inPlay: await sumStakesInPlay(tx, memberId),
    holds: held > 0n ? await holdsOf(tx, accounts) : [],
    vendorWallets: await vendorWalletsOf({ ...ctx, db: tx }),
    statement: { opening, lines: linesOf(moved, subtract(closing, opening), running), closing },
  };
}

async function holdsOf(tx: Tx, accounts: readonly AccountId[]) {
  const held = accounts[contract.POCKETS.indexOf('held')];
  if (!held) return [];
  const outstanding = await listOutstanding(tx, held);
  const orders = outstanding.map(({ order }) => order);
  const referenceOf = await readReferences(tx, orders);
  return outstanding.map(({ order, reason, amount, since }) => ({
    reference: referenceOf(order),
    for: purposeOf(reason),
    amount,
    since: since.toISOString(),
  }));
}

function purposeOf(reason: Outstanding['reason']): 'withdrawal' | 'vendor' | 'other' {
  const group = groupOf(reason);
  return group === 'withdrawal' ? 'withdrawal' : group === 'transfer' ? 'vendor' : 'other';
}

async function vendorWalletsOf(ctx: Ctx) {
  const wallets = await listVendorWallets(ctx.db, ctx.caller.memberId);
  if (wallets.length === 0) return [];
  const { vendors } = await createDirectory(ctx).read();
  return wallets.map(({ part, balance }) => {
    const vendor = vendors.get(part);
    assert(vendor, 'a wallet is at a vendor that has joined');
    return { vendor: part, name: vendor.name, balance };
  });
}

/**
 * One line a group that moved; games last, as what the others leave of the change. Bets that still
 * run are no result yet: without them the line of games is the net result of the profit page.
 */
function linesOf(moved: readonly SeldomSum[], change: Minor, running: ReturnType<typeof inPlayOf>) {
  const others = moved.filter(({ reason }) => !isOfGames(reason));
  const played = subtract(change, sum(others.map(({ came, went }) => subtract(came, went))));
  const games = add(played, subtract(running.stake, running.payout));
  const lines = contract.ENTRY_GROUPS.map((type) => {
    const own = others.filter(({ reason }) => groupOf(reason) === type);
    return { type, in: sum(own.map(({ came }) => came)), out: sum(own.map(({ went }) => went)) };
  });
  const play = {
    type: 'play' as const,
    in: games > 0n ? games : ZERO,
    out: games < 0n ? subtract(ZERO, games) : ZERO,
  };
  const inPlay = { type: 'in_play' as const, in: running.payout, out: running.stake };
  return [...lines, play, inPlay].filter((line) => line.in !== 0n || line.out !== 0n);
}

const isOfGames = (reason: string): boolean => ['play', 'correction'].includes(groupOf(reason));
