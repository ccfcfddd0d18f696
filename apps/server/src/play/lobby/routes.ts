import * as contract from '@baize/contract/lobby';
import { type Route, serve } from '../../base/kernel/index.ts';
import { addFavourite } from './add-favourite.ts';
import { boardVersion } from './board-version.ts';
import { launchGame } from './launch-game.ts';
import { launchTrial } from './launch-trial.ts';
import { listFavouriteIds } from './list-favourite-ids.ts';
import { listFavourites } from './list-favourites.ts';
import { listRecentGames } from './list-recent-games.ts';
import { listWinners } from './list-winners.ts';
import type { LobbyOptions } from './options.ts';
import { removeFavourite } from './remove-favourite.ts';

export const lobbyRoutes = (options: LobbyOptions): readonly Route[] => [
  serve(contract.listFavouriteIds, listFavouriteIds),
  serve(contract.listFavourites, (ctx, input) => listFavourites(ctx, options, input)),
  serve(contract.addFavourite, (ctx, input) => addFavourite(ctx, options, input)),
  serve(contract.removeFavourite, removeFavourite),
  serve(contract.listRecentGames, (ctx, input) => listRecentGames(ctx, options, input)),
  {
    ...serve(contract.listWinners, (ctx, input) => listWinners(ctx, options, input)),
    version: boardVersion(options.bus),
  },
  serve(contract.launchGame, (ctx, input) => launchGame(ctx, options, input)),
  serve(contract.launchGameFb, (ctx, input) => launchGame(ctx, options, input)),
  serve(contract.launchTrial, (ctx, input) => launchTrial(ctx, options, input)),
];
