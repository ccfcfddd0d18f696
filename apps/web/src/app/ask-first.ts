import type { QueryClient } from '@tanstack/react-query';
import { pageAt } from '../shared/address/pages.ts';
import type { Speaker } from '../shared/names/speaker.ts';

/** What has not come by then shows that it is on its way. */
const PATIENCE_MS = 1_500;

type FirstAnswers = (queries: QueryClient, speaker: Speaker, at: Location) => Promise<unknown>[];

/** The pages that show something of the server's in their first view. */
const PAGES: Readonly<Record<string, () => Promise<{ firstAnswers: FirstAnswers }>>> = {
  home: () => import('../pages/home-page.tsx'),
  gameCenter: () => import('../pages/game-center-page.tsx'),
  gameList: () => import('../pages/game-list-page.tsx'),
  help: () => import('../pages/help-page.tsx'),
  posts: () => import('../pages/posts-page.tsx'),
  post: () => import('../pages/post-page.tsx'),
};

/**
 * Asks for what the first page shows before it is put in the place of the drawn one, so that it comes
 * complete and is laid out once. Answers that fail or take long are the page's own concern.
 */
export async function askFirst(queries: QueryClient, speaker: Speaker): Promise<void> {
  const load = PAGES[pageAt(location.pathname) ?? ''];
  if (!load) return;
  // A page whose file does not come is said by the router.
  const asked = load().then(
    ({ firstAnswers }) => Promise.all(firstAnswers(queries, speaker, location)),
    () => [],
  );
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
