import * as z from 'zod/mini';

/** Asked for by whoever writes bills. */
export const PAY_BILLS = { name: 'settlement.pay', payload: z.object({}) };
