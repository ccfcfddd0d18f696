import * as contract from '@baize/contract/exclusion';
import { type Route, serve } from '../../base/kernel/index.ts';
import { excludeSelf } from './exclude-self.ts';
import { readExclusion } from './read-exclusion.ts';

export const exclusionsRoutes: readonly Route[] = [
  serve(contract.readExclusion, readExclusion),
  serve(contract.excludeSelf, excludeSelf),
];
