import type { Brand } from '@baize/contract/brand';
import type { AnyJob, Route } from './base/kernel/index.ts';
import { readDeposited } from './cashier/deposits/index.ts';
import type { Parts } from './compose.ts';
import { BOOK } from './config/read-launchers.ts';
import { campaignsJobs, campaignsRoutes } from './desk/campaigns/index.ts';
import { casesRoutes } from './desk/cases/index.ts';
import { catalogueRoutes } from './desk/catalogue/index.ts';
import { contentRoutes } from './desk/content/index.ts';
import { deletionsJobs, deletionsRoutes } from './desk/deletions/index.ts';
import { betDeskRoutes, deskRoutes } from './desk/desk/index.ts';
import { drawDeskRoutes, drawsJobs } from './desk/draws/index.ts';
import { eventsJobs, eventsRoutes } from './desk/events/index.ts';
import { feedbackJobs, feedbackRoutes } from './desk/feedback/index.ts';
import { liveRoutes } from './desk/live/index.ts';
import { playersRoutes } from './desk/players/index.ts';
import { reportsJobs, reportsRoutes } from './desk/reports/index.ts';
import { riskJobs, riskRoutes } from './desk/risk/index.ts';
import { settingsRoutes } from './desk/settings/index.ts';
import { stopsRoutes } from './desk/stops/index.ts';
import { supportJobs, supportRoutes } from './desk/support/index.ts';
import { tradingRoutes } from './desk/trading/index.ts';
import { viewsRoutes } from './desk/views/index.ts';
import { webhooksJobs, webhooksRoutes } from './desk/webhooks/index.ts';
import { createBookLine } from './play/book/index.ts';
import { lotteryNames } from './play/lotteries/index.ts';

/** What operators work with, in the order of the modules. */
export const deskRoutesOf = ({
  site,
  catalogue,
  config,
  payments,
  book,
}: Parts): readonly Route[] => [
  ...eventsRoutes,
  ...webhooksRoutes(),
  ...riskRoutes({ brand: site.brand }),
  ...casesRoutes(),
  ...contentRoutes(site),
  ...feedbackRoutes({ site, publicUrl: config.publicUrl }),
  ...supportRoutes({ site }),
  ...stopsRoutes({ brand: site.brand }),
  ...deletionsRoutes({ brand: site.brand }),
  ...drawDeskRoutes({ book, nameOf: lotteryNames(catalogue), languages: site.brand.languages }),
  ...tradingRoutes({ book }),
  ...reportsRoutes({ brand: site.brand, catalogue }),
  ...viewsRoutes({ brand: site.brand }),
  ...liveRoutes({ brand: site.brand, providers: [...payments.keys()] }),
  ...playersRoutes({ brand: site.brand }),
  ...campaignsRoutes,
  ...catalogueRoutes,
  ...settingsRoutes(site),
  ...deskRoutes({
    brand: site.brand,
    limits: { zone: site.brand.timezone, readDeposited },
    providers: [...payments.keys()],
  }),
  ...betDeskRoutes({ site, catalogue, launchers: config.launchers }),
];

export const deskJobsOf = (
  brand: Brand,
  { bookUrl, publicUrl }: { readonly bookUrl: string | null; readonly publicUrl: string },
): readonly AnyJob[] => [
  ...eventsJobs,
  ...webhooksJobs,
  ...riskJobs({ brand }),
  ...feedbackJobs(brand),
  ...supportJobs(brand),
  ...deletionsJobs,
  ...drawsJobs((world) => createBookLine(world, { url: bookUrl, vendor: BOOK })),
  ...campaignsJobs({ brand, publicUrl }),
  ...reportsJobs(brand.timezone),
];
