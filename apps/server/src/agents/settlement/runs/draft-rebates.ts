import type { TimeSpan } from '@baize/std/calendar';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../../base/db/index.ts';
import { listRebateRates, type RebateRate } from '../../agents/index.ts';
import { listCountedPaths } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import { computeRebates } from '../reckoning/compute-rebates.ts';
import type { BillDraft } from './draft-bills.ts';

/** Who has which rate, by number. */
export type Rates = ReadonlyMap<string, Omit<RebateRate, 'number'>>;

/** What the house gives back for a day; by the rates as they are, unless others are named. */
export async function draftRebates(
  db: Db | Tx,
  options: SettlementOptions,
  { from, to, rates }: TimeSpan & { readonly rates?: Rates },
): Promise<readonly BillDraft[]> {
  const lines = await listCountedPaths(db, { from, to });
  const known = rates ?? (await readRates(db, options, lines));
  const rebates = computeRebates(lines, (number) => known.get(number)?.rate ?? 0);
  return rebates.flatMap(({ number, rate, base, amount, rates: below }): BillDraft[] => {
    const payee = known.get(number);
    if (!payee) return [];
    return [
      {
        agreementId: null,
        payerId: null,
        payeeId: payee.memberId,
        from,
        to,
        depth: payee.depth,
        validBets: base,
        profit: ZERO,
        activeMembers: 0,
        carried: ZERO,
        base,
        tier: null,
        rate,
        rates: below,
        amount,
        carry: ZERO,
        status: 'due',
      },
    ];
  });
}

async function readRates(
  db: Db | Tx,
  { brand }: SettlementOptions,
  lines: readonly { readonly path: string }[],
): Promise<Rates> {
  const numbers = new Set(lines.flatMap(({ path }) => path.split('.')));
  const rates = await listRebateRates(db, brand, [...numbers]);
  return new Map(rates.map(({ number, ...rate }) => [`${number}`, rate]));
}
