import { isId } from '@baize/std/id';
import * as z from 'zod/mini';
import type { DepositId } from '../payments/index.ts';

const payload = z.object({
  id: z.custom<DepositId>((value) => typeof value === 'string' && isId('dep', value)),
});

/** What operations ask for; `jobs.ts` says how it is done. */
export const OPEN_JOB = { name: 'deposits.open', payload } as const;
export const ASK_JOB = { name: 'deposits.ask', payload } as const;
