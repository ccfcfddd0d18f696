import { createSearchIndex, type Searchable, type SearchIndex } from './search-index.ts';

/** What the page asks of the worker: to know these games, or to look for a text. */
export type SearchRequest =
  | { readonly kind: 'know'; readonly games: Searchable }
  | { readonly kind: 'find'; readonly id: number; readonly text: string };

export type SearchAnswer = { readonly id: number; readonly found: readonly number[] };

let index: SearchIndex | null = null;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'know') index = createSearchIndex(data.games);
  else {
    const answer: SearchAnswer = { id: data.id, found: index?.find(data.text) ?? [] };
    postMessage(answer);
  }
});
