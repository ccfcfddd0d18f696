import { listPosts, readPost } from '@baize/contract/post';
import type { PostKind } from '@baize/contract/post-rules';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

export const posts = (language: string, kind: PostKind) =>
  queryOptions({
    queryKey: queryKeys.posts(language, kind),
    queryFn: ({ signal }) => call(listPosts, { kind }, signal),
  });

export const post = (language: string, kind: PostKind, postId: string) =>
  queryOptions({
    queryKey: queryKeys.post(language, kind, postId),
    queryFn: ({ signal }) => call(readPost, { kind, postId }, signal),
    retry: false,
  });

export function usePosts(kind: PostKind) {
  const { code } = useLanguage();
  return useQuery({ ...posts(code, kind), placeholderData: keepPreviousData });
}

export function usePost(kind: PostKind, postId: string) {
  const { code } = useLanguage();
  return useQuery(post(code, kind, postId));
}

/** Which of the two an address belongs to, and the entry that it names. */
export function placeOf(pathname: string): { readonly kind: PostKind; readonly postId: string } {
  const [, kind, postId = ''] = pathname.toLowerCase().split('/');
  return { kind: kind === 'news' ? 'news' : 'blog', postId };
}
