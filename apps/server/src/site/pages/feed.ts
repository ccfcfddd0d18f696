import { POST_KINDS, type PostKind } from '@baize/contract/post-rules';
import type { FastifyInstance } from 'fastify';
import { answerLanguage, type Site } from '../../base/brand/index.ts';
import { originOf, type World } from '../../base/kernel/index.ts';
import { listPosts } from '../system/index.ts';

type FeedOptions = {
  readonly world: Pick<World, 'clock'>;
  readonly site: Pick<Site, 'brand' | 'content'>;
  readonly publicUrl: string;
};

/** `/blog/feed.xml` and `/news/feed.xml`: Atom, in the language of `?lang=` or of who asks. */
export function registerFeeds(app: FastifyInstance, options: FeedOptions): void {
  for (const kind of POST_KINDS) {
    app.get(`/${kind}/feed.xml`, (request, reply) => {
      const { lang } = request.query as { lang?: unknown };
      const language = typeof lang === 'string' ? lang : originOf(request).language;
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(feedOf(options, kind, answerLanguage(options.site.brand, language)));
    });
  }
}

export function feedOf(
  { world, site, publicUrl }: FeedOptions,
  kind: PostKind,
  language: string,
): string {
  const now = world.clock.now();
  const { posts } = listPosts({ site, language, now }, { kind });
  const { names, code } = site.brand;
  const name = names[language] ?? code;
  const at = (day: string) => `${day}T00:00:00Z`;
  const entries = posts.map(
    (post) => `<entry>
<id>${publicUrl}/${kind}/${post.postId}</id>
<title>${escape(post.title)}</title>
<link href="${publicUrl}/${kind}/${post.postId}"/>
<published>${at(post.since)}</published>
<updated>${at(post.since)}</updated>
<author><name>${escape(post.author)}</name></author>
${post.tags.map((tag) => `<category term="${escape(tag)}"/>`).join('')}
<summary>${escape(post.description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${publicUrl}/${kind}</id>
<title>${escape(`${name} · ${kind}`)}</title>
<link rel="self" href="${publicUrl}/${kind}/feed.xml?lang=${language}"/>
<link href="${publicUrl}/${kind}"/>
<updated>${posts[0] ? at(posts[0].since) : now.toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}

const escape = (text: string): string =>
  text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
