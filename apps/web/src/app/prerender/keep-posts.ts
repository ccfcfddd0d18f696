import type { PagePosts } from '@baize/contract/start';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/server/queries.ts';

/** What a page of the blog or the news is drawn from, as its calls would answer. */
export function keepPosts(
  queries: QueryClient,
  { kind, list, post }: PagePosts,
  language: string,
): void {
  queries.setQueryData(queryKeys.posts(language, kind), list);
  if (post) queries.setQueryData(queryKeys.post(language, kind, post.postId), post);
}
