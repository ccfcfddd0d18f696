import * as contract from '@baize/contract/catalog-desk';
import { type Route, serve } from '../../base/kernel/index.ts';
import * as changes from './change-catalogue.ts';
import { listDeskGames, listDeskVendors } from './list-catalogue.ts';

export const catalogueRoutes: readonly Route[] = [
  serve(contract.listDeskVendors, listDeskVendors),
  serve(contract.listDeskGames, listDeskGames),
  serve(contract.setListed, changes.setListed),
  serve(contract.setCatalogMaintenance, changes.setCatalogMaintenance),
  serve(contract.orderVendors, changes.orderVendors),
  serve(contract.orderGames, changes.orderGames),
  serve(contract.setHotGames, changes.setHotGames),
  serve(contract.setReleased, changes.setReleased),
];
