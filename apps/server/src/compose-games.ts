import { openPublicFacts, type Route, systemClock } from './base/kernel/index.ts';
import type { Parts } from './compose.ts';
import { STUDIO } from './config/read-launchers.ts';
import { liveTablesRoutes } from './play/live-tables/index.ts';
import { lobbyRoutes } from './play/lobby/index.ts';
import { lotteriesRoutes, openBookFacts } from './play/lotteries/index.ts';

/** How games are found and opened, and lotteries looked at. */
export const gamesRoutesOf = ({ site, catalogue, bus, config }: Parts): readonly Route[] => [
  ...lobbyRoutes({
    site,
    catalogue,
    bus,
    launchers: config.launchers,
    publicUrl: config.publicUrl,
  }),
  ...lotteriesRoutes({
    site,
    catalogue,
    facts: openBookFacts({ url: config.bookUrl, clock: systemClock }),
  }),
  ...liveTablesRoutes({
    site,
    catalogue,
    facts: openPublicFacts({ url: config.studioUrl, clock: systemClock, away: 'unavailable' }),
    provider: STUDIO,
  }),
];
