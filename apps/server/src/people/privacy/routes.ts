import * as contract from '@baize/contract/privacy';
import { type Route, serve } from '../../base/kernel/index.ts';
import { exportOwnData } from './export-own-data.ts';

export const privacyRoutes: readonly Route[] = [serve(contract.exportOwnData, exportOwnData)];
