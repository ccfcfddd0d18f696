import { resolve } from 'node:path';

/** What the bundler knows of modules. */
type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

/** One file to be made, of the modules that are given its name. */
type Chunk = {
  readonly debugName: string;
  /** A module goes to the highest that names it. */
  readonly priority: number;
  /** How many pages must want a module. */
  readonly minShareCount?: number;
  readonly name: (id: string, graph: Graph) => string | null;
};

const at = (path: string) => resolve(import.meta.dirname, 'src', path);

/**
 * It stays alone in its file: it waits for the first page, and a page that needed something out of
 * the same file would wait for it in turn.
 */
const ENTRY = at('main.tsx');
const SPORTS = ['app/layout/sports-layout.tsx', 'pages/sports-page.tsx'].map(at);
const OF_SPORTS = /[\\/](?:features|packages)[\\/]sports[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;

/** Named by the door of a library, and used by some pages only. */
const OF_PAGES = /[\\/](?:infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js$/;

/**
 * Left alone, the bundler makes a file of every set of pages that share something: dozens of small
 * ones, each a request that compresses badly. What comes with every page is two files instead, of
 * which the libraries change seldom. Below them, what home, a dialog, the lists of games and the
 * login share with others is one file each, and goes to the first of the four that needs it.
 */
export function chunks(): Chunk[] {
  const isNeeded = needs();
  const shared = (name: string, priority: number, page: string): Chunk => ({
    debugName: name,
    priority,
    minShareCount: 2,
    name: (id, graph) => (!OF_PAGES.test(id) && isNeeded(graph, page, id) ? name : null),
  });
  return [
    {
      debugName: 'libraries',
      priority: 6,
      name: (id, graph) =>
        LIBRARY.test(id) && !OF_PAGES.test(id) && isNeeded(graph, ENTRY, id) ? 'libraries' : null,
    },
    {
      debugName: 'site',
      priority: 5,
      name: (id, graph) =>
        id !== ENTRY && !OF_PAGES.test(id) && isNeeded(graph, ENTRY, id) ? 'site' : null,
    },
    shared('lobby', 4, at('pages/home-page.tsx')),
    shared('dialogs', 3, at('features/notices/notice-dialog.tsx')),
    shared('games', 2, at('pages/game-list-page.tsx')),
    shared('forms', 1, at('features/login/login-modal.tsx')),
    // Every page of the matches stands in the same layout: what a match needs is one file of all.
    {
      debugName: 'matches',
      priority: 0,
      name: (id, graph) =>
        OF_SPORTS.test(id) && SPORTS.some((page) => isNeeded(graph, page, id)) ? 'matches' : null,
    },
  ];
}

/** Tells whether a page cannot start without a module. Each page is looked through once. */
function needs() {
  const known = new Map<string, ReadonlySet<string>>();
  return (graph: Graph, page: string, id: string): boolean => {
    const needed = known.get(page) ?? closure(graph, page);
    known.set(page, needed);
    return needed.has(id);
  };
}

function closure(graph: Graph, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(from);
  return found;
}
