import * as contract from '@baize/contract/event-log';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listEvents } from './list-events.ts';

export const eventsRoutes: readonly Route[] = [serve(contract.listEvents, listEvents)];
