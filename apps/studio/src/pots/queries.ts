import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';

export type PotName = Pick<Row<'pot'>, 'name' | 'currency'>;

/** Two rounds may begin a pot at once: it begins once. */
export const insertPot = (tx: Tx, pot: Row<'pot'>) =>
  tx
    .insertInto('pot')
    .values(pot)
    .onConflict((conflict) => conflict.columns(['name', 'currency']).doNothing())
    .execute();

type Change = { readonly by: bigint; readonly at: Instant };

/** Whoever adds to a pot holds it until the end of the transaction. */
export const addToPot = (tx: Tx, { name, currency }: PotName, { by, at }: Change) =>
  tx
    .updateTable('pot')
    .set((pot) => ({
      amount: pot('amount', '+', by),
      contributed: pot('contributed', '+', by),
      changed_at: at,
    }))
    .where('name', '=', name)
    .where('currency', '=', currency)
    .returning('amount')
    .executeTakeFirst();

type Emptying = { readonly paid: bigint; readonly seed: bigint };

/** Only by whoever holds it. */
export const emptyPot = (tx: Tx, { name, currency }: PotName, { paid, seed }: Emptying) =>
  tx
    .updateTable('pot')
    .set((pot) => ({
      amount: pot('amount', '+', seed - paid),
      paid: pot('paid', '+', paid),
      seeded: pot('seeded', '+', seed),
    }))
    .where('name', '=', name)
    .where('currency', '=', currency)
    .execute();

export const listPots = (tx: Db | Tx) => tx.selectFrom('pot').selectAll().execute();
