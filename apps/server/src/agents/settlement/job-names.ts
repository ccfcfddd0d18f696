import * as z from 'zod/mini';

/** Asked for by whoever writes bills; once is enough for all that were written by then. */
export const PAY_BILLS = { name: 'settlement.pay', payload: z.object({}), waitsOnce: true };
