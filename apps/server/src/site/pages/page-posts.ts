import type { PagePosts } from '@baize/contract/start';
import type { PostReading } from '../system/index.ts';
import { findPost, listPosts } from '../system/index.ts';

const ADDRESS = /^\/(blog|news)(?:\/([a-z0-9-]{1,60}))?\/?$/;

export type PostsAsked = PostReading & { readonly pathname: string; readonly publicUrl: string };

/** What a page of the blog or the news is drawn from; null for all other pages. */
export function postsAt({ pathname, publicUrl, ...reading }: PostsAsked): PagePosts | null {
  const [, kindName, postId] = ADDRESS.exec(pathname.toLowerCase()) ?? [];
  if (kindName !== 'blog' && kindName !== 'news') return null;
  const kind = kindName;
  return {
    kind,
    list: listPosts(reading, { kind }),
    post: postId === undefined ? null : findPost(reading, { kind, postId }),
    publicUrl,
  };
}
