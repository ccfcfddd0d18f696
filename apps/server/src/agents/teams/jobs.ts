import type { Brand } from '@baize/contract/brand';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { activeAmountOf } from './active-members.ts';
import { countSlots } from './count-slots.ts';
import type { CountOptions } from './day-queries.ts';
import { readBalances } from './read-balances.ts';

type CountedBrand = Pick<Brand, 'currency' | 'timezone' | 'agents'>;

export const countOptionsOf = ({ currency, timezone, agents }: CountedBrand): CountOptions => ({
  currency: currency.code,
  zone: timezone,
  activeValidBets: activeAmountOf({ agents }),
});

export const teamsJobs = (brand: CountedBrand): readonly AnyJob[] => [
  job({
    name: 'teams.count',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => countSlots(world, countOptionsOf(brand)),
  }),
  job({
    name: 'teams.balances',
    payload: z.object({}),
    schedule: '*/5 * * * *',
    run: (world) => readBalances(world, brand.currency.code),
  }),
];
