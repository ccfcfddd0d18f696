import type { readBooks as contract } from '@baize/contract/books-desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { BY_HAND, readBooksOf } from '../../cashier/payments/index.ts';
import { viewDifference } from './difference-view.ts';
import type { DeskOptions } from './options.ts';
import { readStanding } from './read-standing.ts';

/** The sheet of a day; the ledger stands as it does now, whatever the day. */
export const readBooks =
  ({ brand, providers }: DeskOptions) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { day }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const currency = brand.currency.code;
    const books = await readBooksOf(db, {
      day,
      zone: brand.timezone,
      currency,
      providers: [...providers, BY_HAND],
    });
    const { isBalanced, members, house } = await readStanding(db, currency);
    return {
      day,
      isClosed: books.isClosed && isBalanced,
      providers: books.providers.map(({ statementAt, ...sides }) => ({
        ...sides,
        statementAt: statementAt?.toISOString() ?? null,
      })),
      differences: books.differences.map(viewDifference),
      ledger: { isBalanced, members, house },
    };
  };
