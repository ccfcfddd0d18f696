import * as contract from '@baize/contract/free-play';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { Catalogue } from '../../play/catalog/index.ts';
import { listFreePlay } from './list-free-play.ts';

export const freePlayRoutes = (catalogue: Catalogue): readonly Route[] => [
  serve(contract.listFreePlay, listFreePlay(catalogue)),
];
