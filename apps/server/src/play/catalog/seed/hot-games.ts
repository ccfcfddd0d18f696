import type { Row } from '../../../base/db/index.ts';
import { arrange } from './arrange.ts';
import { shippedGames } from './games.ts';
import { HOT } from './hot-numbers.ts';
import { placed } from './placed.ts';

/** Their numbers and places, in the order they are shown. */
export const hotGames = (): readonly Row<'catalog_hot'>[] =>
  placed(
    arrange(
      shippedGames().filter(({ node_id }) => HOT.has(node_id)),
      () => 0,
    ),
  ).map(({ node_id, position }) => ({ node_id, position }));
