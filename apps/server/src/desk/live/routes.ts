import * as contract from '@baize/contract/live';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listOnlinePlayers } from './list-online-players.ts';
import type { LiveOptions } from './options.ts';
import { createReadLive } from './read-live.ts';

export const liveRoutes = (options: LiveOptions): readonly Route[] => [
  serve(contract.readLive, createReadLive(options)),
  serve(contract.listOnlinePlayers, listOnlinePlayers),
];
