import * as z from 'zod/mini';

/** How to pay, by the kind of the method. */
export const depositInstructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('qr'),
    /** What the code says, by the EMVCo standard; the page draws it. */
    payload: z.string(),
    payee: z.string(),
  }),
  z.object({
    kind: z.literal('bank'),
    bankName: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
  }),
  z.object({ kind: z.literal('wallet'), payee: z.string() }),
  z.object({
    kind: z.literal('crypto'),
    coin: z.string(),
    network: z.string(),
    address: z.string(),
    /** As a decimal number: other money than ours. */
    coinAmount: z.string(),
  }),
]);

export type DepositInstructions = z.output<typeof depositInstructions>;
