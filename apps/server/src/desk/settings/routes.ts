import * as contract from '@baize/contract/site-settings';
import type { Site } from '../../base/brand/index.ts';
import { type Route, serve } from '../../base/kernel/index.ts';
import { setSiteAccess, setSiteMaintenance } from './change-settings.ts';
import { readSiteSettings } from './read-settings.ts';

export const settingsRoutes = (site: Site): readonly Route[] => [
  serve(contract.readSiteSettings, readSiteSettings(site)),
  serve(contract.setSiteMaintenance, setSiteMaintenance(site)),
  serve(contract.setSiteAccess, setSiteAccess(site)),
];
