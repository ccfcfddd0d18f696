import type { Input, Output } from '@baize/contract/endpoint';
import type { listBillLines as contract } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Db } from '../../../base/db/index.ts';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { findCountedPath } from '../../teams/index.ts';
import type { ReadingOptions } from '../options.ts';
import { listHolders } from '../places.ts';
import { numberOf, rateOfBill, readLines } from './bill-lines.ts';
import { ownBill } from './own-bill.ts';

/** One level deeper into a bill: only whoever stood below its payee in that period can be opened. */
export async function listBillLines(
  ctx: Ctx,
  options: ReadingOptions,
  { billId, of }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const bill = await ownBill(ctx, options, billId);
  const payee = await numberOf(ctx.db, bill.payee_id);
  assert(payee, 'every member has a place');
  const through = await numberOf(ctx.db, of);
  ensure(through, 'not_found');
  const span = { from: bill.from_at, to: bill.to_at };
  const path = await findCountedPath(ctx.db, { ...span, below: payee, through });
  ensure(path, 'not_found');
  const numbers = numbersFrom(path, payee, through);
  // All below a direct downline of the payee counts by that downline's rate.
  const branch = BigInt(numbers[1] ?? payee);
  const rate = rateOfBill(bill);
  const rateOf = through === payee ? rate : () => rate(branch);
  return {
    crumbs: await crumbsOf(ctx.db, numbers),
    lines: await readLines(ctx.db, options, { bill, payee, through, rateOf }),
  };
}

/** The part of a path from one number to another, both with it. */
function numbersFrom(path: string, from: bigint, to: bigint): readonly string[] {
  const numbers = path.split('.');
  return numbers.slice(numbers.indexOf(`${from}`), numbers.indexOf(`${to}`) + 1);
}

async function crumbsOf(db: Db, numbers: readonly string[]) {
  const holders = await listHolders(db, numbers);
  const ids = numbers.flatMap((number): MemberId[] => {
    const memberId = holders.get(number);
    return memberId ? [memberId] : [];
  });
  const names = await listAccounts(db, ids);
  return ids.map((memberId) => ({ memberId, account: names.get(memberId) ?? '' }));
}
