import { assert } from '@baize/std/assert';
import type { Book } from '../../book.ts';
import { BATCH } from '../../wallet/book-wallet.ts';
import { decideDue } from './confirm-slips.ts';
import { countLegs, lockExposure } from './exposure.ts';
import {
  beginCancel,
  claimDue,
  endCancelled,
  getSlip,
  listLegs,
  refuseSlip,
  type Slip,
} from './queries.ts';

/**
 * Asks the wallet for the stake of a slip. Taken, it waits or stands; refused, it never was; no
 * answer, it is given up, and the wallet is told so that a late debit finds it cancelled.
 */
export async function askForStake(book: Book, slip: Slip): Promise<Slip> {
  assert(slip.wallet_token !== null, 'a slip that is pending has a wallet behind it');
  const word = await book.wallet.placeBet({
    txId: slip.id,
    roundId: slip.id,
    memberId: slip.player,
    currency: slip.currency,
    game: slip.game,
    token: slip.wallet_token,
    amount: slip.stake,
    payout: null,
    ...(slip.grant_id === null ? {} : { grantId: slip.grant_id }),
    ...(slip.event === null ? {} : { event: slip.event }),
  });
  if (word.kind === 'done') {
    const confirmed = await book.confirmSlip({ id: slip.id, balance: word.value });
    if (confirmed.status === 'cancelling') await giveBack(book, [confirmed]);
    return getSlip(book.db, slip.id);
  }
  if (word.kind === 'refused') {
    return book.db.transaction().execute(async (tx) => {
      const legs = await listLegs(tx, [slip.id]);
      await lockExposure(tx, legs);
      const { code, balance } = word;
      const refused = await refuseSlip(tx, { id: slip.id, reason: code, balance });
      if (refused) await countLegs(tx, legs, -1);
      return refused ?? getSlip(tx, slip.id);
    });
  }
  book.log.warn({ slipId: slip.id, why: word.why }, 'a stake was not confirmed');
  await giveUp(book, [slip], 'unconfirmed');
  return getSlip(book.db, slip.id);
}

/** Gives slips up, frees what they held and tells the wallet at once. */
export async function giveUp(book: Book, slips: readonly Slip[], reason: string): Promise<void> {
  const given = await book.db.transaction().execute(async (tx) => {
    const legs = await listLegs(
      tx,
      slips.map(({ id }) => id),
    );
    await lockExposure(tx, legs);
    const rows: Slip[] = [];
    for (const { id } of slips) {
      const row = await beginCancel(tx, { id, reason, details: null });
      if (row) rows.push(row);
    }
    const ids = new Set(rows.map(({ id }) => id));
    await countLegs(
      tx,
      legs.filter(({ slip_id }) => ids.has(slip_id)),
      -1,
    );
    return rows;
  });
  await giveBack(book, given);
}

/** Tells the wallet to give stakes back; what it does not answer stays due. */
export async function giveBack(book: Book, slips: readonly Slip[]): Promise<void> {
  if (slips.length === 0) return;
  const words = await book.wallet.tellAll(
    slips.map(({ id, player, currency }) => ({
      call: 'rollback',
      txId: id,
      betId: id,
      memberId: player,
      currency,
    })),
  );
  const ended = slips.flatMap(({ id }, place) => {
    const word = words[place];
    if (word?.kind === 'done') return [{ id, balance: word.value }];
    const why = word?.kind === 'refused' ? word.code : (word?.why ?? 'no answer');
    book.log.warn({ slipId: id, why }, 'a stake is not given back yet');
    return [];
  });
  if (ended.length > 0) await endCancelled(book.db, ended);
}

/** One turn of all slips: those whose time has come are decided, those left behind are given up. */
export async function tendSlips(book: Book): Promise<void> {
  while ((await decideDue(book, BATCH)) === BATCH);
  const due = await claimDue(book.db, BATCH);
  const pending = due.filter(({ status }) => status === 'pending');
  if (pending.length > 0) await giveUp(book, pending, 'unconfirmed');
  await giveBack(
    book,
    due.filter(({ status }) => status === 'cancelling'),
  );
}
