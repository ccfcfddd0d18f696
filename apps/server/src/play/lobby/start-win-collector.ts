import { SECOND_MS } from '@baize/std/time';
import { type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { type Board, collectWins } from './collect-wins.ts';

const EVERY_MS = 2 * SECOND_MS;

/** Keeps the board of winners; of several processes that do, one works and the others look on. */
export const startWinCollector = (world: World, board: Board, everyMs = EVERY_MS): Repeating =>
  repeat(world, { everyMs, failure: 'the winners were not collected' }, async (isStopping) => {
    let collected = await collectWins(world, board);
    while (collected === 'behind' && !isStopping()) collected = await collectWins(world, board);
  });
