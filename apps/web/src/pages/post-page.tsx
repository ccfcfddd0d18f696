import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PostArticle } from '../features/news/post-article.tsx';
import { placeOf, post } from '../features/news/use-posts.ts';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import type { Speaker } from '../shared/names/speaker.ts';

/** What its first view is made of. */
export function firstAnswers(queries: QueryClient, { language }: Speaker, at: Location) {
  const { kind, postId } = placeOf(at.pathname);
  return [queries.prefetchQuery(post(language, kind, postId))];
}

export function PostPage() {
  const place = placeOf(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <AreaTexts areas={textsAt('/blog')}>
      <PostArticle key={place.postId} {...place} />
    </AreaTexts>
  );
}
