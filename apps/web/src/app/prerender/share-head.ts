import type { PagePosts } from '@baize/contract/start';
import { escape } from './document.ts';

type Words = { readonly title: string; readonly description: string };

/** What search engines, feeds and whoever shares an entry read of it, without any script. */
export function shareHead(
  { kind, post, list, publicUrl }: PagePosts,
  { title, description }: Words,
): string {
  const address = `${publicUrl}/${kind}${post ? `/${post.postId}` : ''}`;
  const url = post?.url ?? list.posts[0]?.url;
  const picture = url ? `${publicUrl}${url}-1280.png` : null;
  const meta: readonly (readonly [string, string | null])[] = [
    ['og:type', post ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
    ['article:published_time', post?.since ?? null],
    ['article:author', post?.author ?? null],
  ];
  return [
    `<link rel="canonical" href="${escape(address)}">`,
    `<link rel="alternate" type="application/atom+xml" href="/${kind}/feed.xml">`,
    ...meta.flatMap(([name, text]) =>
      text ? [`<meta property="${name}" content="${escape(text)}">`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
