import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PostList } from '../features/news/post-list.tsx';
import { placeOf, posts } from '../features/news/use-posts.ts';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import type { Speaker } from '../shared/names/speaker.ts';

/** What its first view is made of. */
export const firstAnswers = (queries: QueryClient, { language }: Speaker, at: Location) => [
  queries.prefetchQuery(posts(language, placeOf(at.pathname).kind)),
];

export function PostsPage() {
  const { kind } = placeOf(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <AreaTexts areas={textsAt('/blog')}>
      <PostList key={kind} kind={kind} />
    </AreaTexts>
  );
}
