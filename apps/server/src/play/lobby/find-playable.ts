import { ensure } from '../../base/kernel/index.ts';
import type { CatalogueGame } from '../catalog/index.ts';
import { launchBase } from './launch-address.ts';
import type { LobbyOptions } from './options.ts';

export type Playable = { readonly game: CatalogueGame; readonly base: string };

/** A game that can be opened now, and where; else a refusal that says why it cannot. */
export function findPlayable(options: LobbyOptions, nodeId: number): Playable {
  const game = options.catalogue.game(nodeId);
  ensure(game, 'not_found');
  ensure(!options.catalogue.now().isShut, 'play_stopped');
  ensure(game.state !== 'coming', 'game_coming');
  const until = game.until?.toISOString() ?? null;
  ensure(game.state !== 'maintenance', 'game_maintenance', { until });
  const base = launchBase(game, options);
  ensure(base !== null, 'game_unreachable');
  return { game, base };
}
