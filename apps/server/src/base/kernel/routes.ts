import * as contract from '@baize/contract/kernel';
import { type Route, serve } from './http/serve.ts';
import { currentSealKey } from './seal/seal.ts';

export const kernelRoutes: readonly Route[] = [
  serve(contract.readSealKey, (ctx) => currentSealKey(ctx)),
];
