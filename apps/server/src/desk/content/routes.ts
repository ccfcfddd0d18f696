import * as contract from '@baize/contract/site-content';
import type { Site } from '../../base/brand/index.ts';
import { type Route, serve } from '../../base/kernel/index.ts';
import { publishSiteContent, restoreSiteContent, withdrawSiteContent } from './edit-content.ts';
import { listSiteContent, listSiteContentVersions } from './list-content.ts';
import { readContentShapes } from './read-shapes.ts';

export const contentRoutes = (site: Pick<Site, 'brand'>): readonly Route[] => [
  serve(contract.listSiteContent, listSiteContent(site)),
  serve(contract.readContentShapes, readContentShapes(site)),
  serve(contract.listSiteContentVersions, listSiteContentVersions(site)),
  serve(contract.publishSiteContent, publishSiteContent(site)),
  serve(contract.withdrawSiteContent, withdrawSiteContent(site)),
  serve(contract.restoreSiteContent, restoreSiteContent(site)),
];
