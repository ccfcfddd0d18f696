import type { Input, Output } from '@baize/contract/endpoint';
import { grossWin } from '@baize/contract/house-win';
import type { exportBill as contract } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Db } from '../../../base/db/index.ts';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { type CountedMember, isActiveMember, listCountedMembers } from '../../teams/index.ts';
import type { ReadingOptions } from '../options.ts';
import { listHolders } from '../places.ts';
import { numberOf, rateOfBill } from './bill-lines.ts';
import { amountOfBill } from './bill-queries.ts';
import { viewBills } from './bill-view.ts';
import { ownBill } from './own-bill.ts';

/** What a spreadsheet opens without trouble. */
const ROWS_MAX = 20_000;

/** Everybody whom a bill counted, one by one: it can be reckoned again from this alone. */
export async function exportBill(
  ctx: Ctx,
  options: ReadingOptions,
  { billId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const row = await ownBill(ctx, options, billId);
  const payee = await numberOf(ctx.db, row.payee_id);
  assert(payee, 'every member has a place');
  const members = await listCountedMembers(ctx.db, {
    from: row.from_at,
    to: row.to_at,
    below: payee,
    limit: ROWS_MAX + 1,
  });
  ensure(members.length <= ROWS_MAX, 'export_too_large');
  const [bill] = await viewBills(ctx.db, [row], ctx.caller.memberId);
  assert(bill, 'one bill is one view');
  const lines = members.map((member) => ({ member, numbers: below(member, payee) }));
  const nameOf = await readNames(
    ctx.db,
    lines.flatMap(({ numbers }) => numbers),
  );
  const rateOf = rateOfBill(row);
  const activeValidBets = amountOfBill(row, options);
  return {
    bill,
    rows: lines
      .map(({ member, numbers }) => ({
        memberId: member.memberId,
        account: nameOf(numbers.at(-1)),
        line: numbers.map(nameOf).join(' / '),
        betCount: member.betCount,
        validBets: member.validBets,
        prizes: member.prizes,
        profit: grossWin(member),
        isActive: isActiveMember(member.validBets, activeValidBets),
        rate: rateOf(BigInt(numbers[1] ?? payee)),
      }))
      .filter(({ rate }) => row.kind !== 'rebate' || rate > 0),
  };
}

/** The numbers from the payee down to a member. */
function below({ path }: CountedMember, payee: bigint): readonly string[] {
  const numbers = path.split('.');
  return numbers.slice(numbers.indexOf(`${payee}`));
}

async function readNames(db: Db, numbers: readonly string[]) {
  const holders = await listHolders(db, [...new Set(numbers)]);
  const names = await listAccounts(db, [...holders.values()]);
  return (number: string | undefined): string =>
    names.get(holders.get(number ?? '') as MemberId) ?? '';
}
