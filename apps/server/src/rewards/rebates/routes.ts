import { readRebates as call } from '@baize/contract/rebate';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readRebates } from './read-rebates.ts';

export const rebatesRoutes = (brand: string): readonly Route[] => [serve(call, readRebates(brand))];
