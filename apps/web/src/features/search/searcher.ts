import type { Searchable } from './search-index.ts';
import type { SearchAnswer, SearchRequest } from './search-worker.ts';

export type Searcher = {
  /** The numbers of the games that fit, best first; null when another text was asked for since. */
  find(text: string): Promise<readonly number[] | null>;
  stop(): void;
};

/** Searches in a thread of its own: a letter that is typed never waits for one that was. */
export function startSearcher(games: Searchable, onFailed: () => void): Searcher {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  let last = 0;
  let waiting: { id: number; resolve: (found: readonly number[] | null) => void } | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    if (waiting?.id !== data.id) return;
    waiting.resolve(data.found);
    waiting = null;
  });
  worker.addEventListener('error', onFailed);
  send({ kind: 'know', games });
  return {
    find: (text) => {
      waiting?.resolve(null);
      const { promise, resolve } = Promise.withResolvers<readonly number[] | null>();
      waiting = { id: ++last, resolve };
      send({ kind: 'find', id: last, text });
      return promise;
    },
    stop: () => {
      waiting?.resolve(null);
      worker.terminate();
    },
  };
}
