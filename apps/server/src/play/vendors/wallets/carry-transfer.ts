import { assert } from '@baize/std/assert';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import type { Tx } from '../../../base/db/index.ts';
import type { World } from '../../../base/kernel/index.ts';
import {
  findMemberAccounts,
  getBalance,
  houseAccount,
  type Move,
  openMemberAccount,
  postTransfers,
} from '../../../books/ledger/index.ts';
import { raiseAlert } from '../../play/index.ts';
import * as queries from './queries.ts';
import type { VendorWallet, VendorWord, WalletOrder, WalletTransferId } from './vendor-wallet.ts';

/**
 * Brings a transfer one step further. The first time the vendor is told, after that it is asked
 * what became of it, and told again only when it says it never heard of it. Its word ends the
 * transfer; its silence (an exception) leaves everything as it is, and the job comes again.
 */
export async function carryTransfer(
  world: World,
  { wallet, ceiling }: Carrier,
  id: WalletTransferId,
): Promise<void> {
  const transfer = await queries.countAttempt(world.db, id);
  if (!transfer) return;
  const order = orderOf(transfer);
  let word: VendorWord =
    transfer.attempts === 1 ? await wallet.move(order) : await wallet.ask(order);
  if (word.status === 'unheard') word = await wallet.move(order);
  assert(word.status !== 'unheard', 'a vendor that was just told has heard');
  const said = word;
  const ending = world.db.transaction().execute(async (tx) => {
    const at = world.clock.now();
    const ended = await queries.endTransfer(tx, id, { status: said.status, at });
    if (!ended) return;
    const moves =
      said.status === 'done' ? await arrived(tx, ended, said.balance) : await returned(tx, ended);
    if (wonBy(moves) > ceiling) throw new AboveCeiling(ended);
    if (moves.length > 0) await postTransfers(tx, { requestKey: `${id}:end`, at, moves });
  });
  await ending.catch(async (error: unknown) => {
    if (error instanceof AboveCeiling) await alert(world, error.transfer);
    throw error;
  });
}

export type Carrier = {
  readonly wallet: VendorWallet;
  /** The most that a member may have won there since the last transfer without a person looking. */
  readonly ceiling: Minor;
};

/** Nothing of it is booked: it stays under way until somebody has raised the ceiling. */
class AboveCeiling extends Error {
  readonly transfer: queries.TransferRow;

  constructor(transfer: queries.TransferRow) {
    super('the vendor names a balance above the ceiling');
    this.name = 'AboveCeiling';
    this.transfer = transfer;
  }
}

const RESULT = 'vendor_wallet_result';

const wonBy = (moves: readonly Move[]): Minor => {
  const [first] = moves;
  return first?.reason === RESULT ? first.amount : ZERO;
};

const alert = (world: World, { id, vendor, member_id }: queries.TransferRow) => {
  const about = { vendor, code: 'payout_above_ceiling', command: 'vendor-wallet', tx_id: id };
  return raiseAlert(world.db, { ...about, member_id }, world.clock.now());
};

const orderOf = (row: queries.TransferRow): WalletOrder => ({
  reference: row.id as WalletTransferId,
  memberId: row.member_id,
  currency: row.currency,
  direction: row.direction,
  amount: row.amount,
});

/** What the member won or lost there meanwhile is known by the balance the vendor names. */
async function arrived(tx: Tx, transfer: queries.TransferRow, balance: Minor): Promise<Move[]> {
  const { member_id: memberId, currency, vendor, amount } = transfer;
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'a member has pockets');
  const wallet = await openMemberAccount(tx, {
    memberId,
    purpose: 'vendor_wallet',
    currency,
    part: vendor,
  });
  const clearing = await houseAccount(tx, {
    holder: `vendor:${vendor}`,
    purpose: 'vendor_clearing',
    currency,
  });
  const isIn = transfer.direction === 'in';
  const move: Move = isIn
    ? { from: accounts.held, to: wallet, amount, reason: 'vendor_wallet_in' }
    : { from: wallet, to: accounts.cash, amount, reason: 'vendor_wallet_out' };
  const before = isIn ? subtract(balance, amount) : ((balance + amount) as Minor);
  const won = subtract(before, await getBalance(tx, wallet));
  const reason = RESULT;
  if (won > 0n) return [{ from: clearing, to: wallet, amount: won, reason }, move];
  if (won === 0n) return [move];
  const lost: Move = { from: wallet, to: clearing, amount: subtract(0n as Minor, won), reason };
  // What has just arrived may be lost already: it must be there before it can go.
  return isIn ? [move, lost] : [lost, move];
}

async function returned(tx: Tx, transfer: queries.TransferRow): Promise<Move[]> {
  if (transfer.direction === 'out') return [];
  const accounts = await findMemberAccounts(tx, transfer.member_id, transfer.currency);
  assert(accounts, 'a member has pockets');
  const { amount } = transfer;
  return [{ from: accounts.held, to: accounts.cash, amount, reason: 'vendor_wallet_returned' }];
}
