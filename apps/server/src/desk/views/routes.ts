import * as contract from '@baize/contract/saved-view';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listViews, mailReport, removeView, saveView } from './manage-views.ts';
import type { ViewsOptions } from './options.ts';

export const viewsRoutes = (options: ViewsOptions): readonly Route[] => [
  serve(contract.listViews, listViews),
  serve(contract.saveView, saveView),
  serve(contract.removeView, removeView),
  serve(contract.mailReport, mailReport(options)),
];
