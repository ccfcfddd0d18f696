import { grossWin } from '@baize/contract/house-win';
import type { BillLine } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { listPeople } from '../../../people/members/index.ts';
import { type CountedBranch, listCountedBranches } from '../../teams/index.ts';
import type { ReadingOptions } from '../options.ts';
import { listHolders, listPlaces } from '../places.ts';
import { amountOfBill, type BillOfPeriod } from './bill-queries.ts';

type Opened = {
  readonly bill: BillOfPeriod;
  /** The number of the payee, and of whoever is looked at. */
  readonly payee: bigint;
  readonly through: bigint;
  /** What the bill gives of a branch, by its number. */
  readonly rateOf: (number: bigint) => number;
};

/** What those directly below somebody did for a bill, and they themselves; nothing that it does not count. */
export async function readLines(
  db: Db | Tx,
  options: ReadingOptions,
  { bill, payee, through, rateOf }: Opened,
): Promise<BillLine[]> {
  const branches = await listCountedBranches(db, {
    from: bill.from_at,
    to: bill.to_at,
    below: payee,
    through,
    activeValidBets: amountOfBill(bill, options),
  });
  const isRebate = bill.kind === 'rebate';
  const counted = branches.filter(({ number }) => !isRebate || rateOf(number) > 0);
  const holders = await listHolders(
    db,
    counted.map(({ number }) => `${number}`),
  );
  const people = await listPeople(db, [...holders.values()]);
  return counted.map((branch) => {
    const memberId = holders.get(`${branch.number}`);
    const person = memberId && people.get(memberId);
    assert(memberId && person, 'whoever was counted is a member');
    return {
      memberId,
      account: person.account,
      isAgent: options.brand.agentTypes.includes(person.type),
      isSelf: branch.number === through,
      ...figuresOf(branch, isRebate),
      rate: rateOf(branch.number),
    };
  });
}

/** A rebate looks at valid bets alone, and its lines add up to what it says. */
function figuresOf(branch: CountedBranch, isRebate: boolean) {
  const { betCount, validBets, prizes } = branch;
  const profit = grossWin(branch);
  return {
    betCount,
    validBets,
    prizes,
    profit,
    activeMembers: isRebate ? 0 : branch.activeMembers,
  };
}

/** What a bill gives of each branch below the payee; for a rebate, the difference of the rates. */
export function rateOfBill(bill: BillOfPeriod): (number: bigint) => number {
  if (bill.kind !== 'rebate') return () => bill.rate;
  const theirs = (bill.rates ?? {}) as Readonly<Record<string, number>>;
  return (number) => bill.rate - (theirs[`${number}`] ?? 0);
}

export async function numberOf(db: Db | Tx, memberId: MemberId): Promise<bigint | undefined> {
  const places = await listPlaces(db, [memberId]);
  return places.get(memberId)?.number;
}
