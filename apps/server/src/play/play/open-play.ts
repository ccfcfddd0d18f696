import { openDatabase } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { createPlay, type Play, type PlayOptions } from './play.ts';

export type OpenPlayOptions = Omit<PlayOptions, 'pool' | 'lanes'> & {
  readonly databaseUrl: string;
};

const LANES = 2;

/**
 * The wallet of a process, on database connections of its own: bets must not wait for whatever else
 * the process reads. The connections are made when the first command comes, and closed by `stop`.
 */
export function openPlay(world: World, { databaseUrl, ...rules }: OpenPlayOptions): Play {
  const hot = openDatabase(databaseUrl, { max: LANES + 2, name: 'baize play', pipeline: true });
  const play = createPlay(world, { ...rules, pool: hot.pool, lanes: LANES });
  return {
    ...play,
    stop: async () => {
      await play.stop();
      await hot.db.destroy();
    },
  };
}
