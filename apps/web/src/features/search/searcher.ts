import type { Searchable } from './search-index.ts';
import type { SearchAnswer, SearchRequest } from './search-worker.ts';

type Searcher = {
  readonly games: Searchable;
  /** The numbers of the games that fit, best first; null when another text was asked for since. */
  find(text: string): Promise<readonly number[] | null>;
  stop(): void;
};

/** The one that knows the catalogue of the page. It stays for the next search. */
let current: Searcher | null = null;

/** Searches in a thread of its own: a letter that is typed never waits for one that was. */
export function findGames(games: Searchable, text: string): Promise<readonly number[] | null> {
  if (current?.games !== games) {
    current?.stop();
    current = startSearcher(games);
  }
  return current.find(text);
}

function startSearcher(games: Searchable): Searcher {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  let waiting: PromiseWithResolvers<readonly number[] | null> | null = null;
  let last = 0;
  const end = () => {
    waiting?.resolve(null);
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.id === last) waiting?.resolve(data.found);
  });
  worker.addEventListener('error', () => {
    waiting?.reject(new Error('the search could not be started'));
    if (current === searcher) current = null;
    end();
  });
  send({ kind: 'know', games });
  const searcher: Searcher = {
    games,
    find: (text) => {
      waiting?.resolve(null);
      waiting = Promise.withResolvers();
      last += 1;
      send({ kind: 'find', id: last, text });
      return waiting.promise;
    },
    stop: end,
  };
  return searcher;
}
