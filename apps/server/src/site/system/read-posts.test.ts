import * as contract from '@baize/contract/post';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { callerOf } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { feedOf } from '../pages/feed.ts';
import { postsAt } from '../pages/page-posts.ts';
import { systemRoutes } from './index.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
const [first] = loaded.content.blog;
const later = { ...first, id: 'to-come', since: '2026-11-20' } as NonNullable<typeof first>;
const site = { ...loaded, content: { ...loaded.content, blog: [...loaded.content.blog, later] } };

const call = (...rest: Parameters<ReturnType<typeof callerOf>>) =>
  callerOf(t.world, systemRoutes(site as never))(...rest);
const idsOf = async () => {
  const { value } = await call(null, contract.listPosts, { kind: 'blog' });
  return (value as unknown as { posts: contract.PostSummary[] }).posts.map(({ postId }) => postId);
};

test('HELP-05 entries appear on their day, the newest first, and one is read in full', async () => {
  expect(await idsOf()).not.toContain('to-come');
  const unread = await call(null, contract.readPost, { kind: 'blog', postId: 'to-come' });
  expect(unread.message).toBe('not_found');
  t.world.clock.advance(6 * DAY_MS);
  expect((await idsOf())[0]).toBe('to-come');
  const { value } = await call(null, contract.readPost, { kind: 'blog', postId: 'check-a-round' });
  expect(value).toMatchObject({
    title: 'Check a round yourself in two minutes',
    author: 'The Mekhala games team',
    tags: ['Fairness', 'How to'],
  });
});

test.each(['mekhala', 'copa'])('HELP-05 %s has entries in each of its languages', (code) => {
  const { brand, content } = loadBrand(code);
  for (const kind of ['blog', 'news'] as const) {
    expect(content[kind].length).toBeGreaterThan(0);
    for (const row of content[kind]) {
      expect(Object.keys(row.content).toSorted()).toEqual([...brand.languages].toSorted());
    }
  }
});

test('TALK-06 they stand in a feed in the reader’s language, and nothing of it breaks the feed', () => {
  const options = { world: t.world, site, publicUrl: 'https://site.example' };
  const feed = feedOf(options, 'blog', 'TH');
  expect(feed).toContain('<link href="https://site.example/blog/check-a-round"/>');
  expect(feed).toContain('<title>ตรวจผลเกมด้วยตัวเองในสองนาที</title>');
  const odd = { ...later, since: '2026-11-01', title: { EN: 'A <b>&amp; "C"' } };
  const told = { ...options, site: { ...site, content: { ...site.content, blog: [odd] } } };
  expect(feedOf(told as never, 'blog', 'EN')).toContain('A &#60;b&#62;&#38;amp; &#34;C&#34;');
});

test.each([
  ['/blog', 'blog', null],
  ['/news/help-and-complaints', 'news', 'help-and-complaints'],
  ['/NEWS/Help-and-complaints/', 'news', 'help-and-complaints'],
  ['/blog/nothing-like-it', 'blog', null],
])('TALK-06 the page %s is drawn from %s and %s', (pathname, kind, postId) => {
  const now = t.world.clock.now();
  const drawn = postsAt({ site, pathname, language: 'EN', now, publicUrl: '' });
  expect(drawn?.kind).toBe(kind);
  expect(drawn?.post?.postId ?? null).toBe(postId);
});

test('TALK-06 other pages are drawn from neither', () => {
  const reading = { site, language: 'EN', now: t.world.clock.now(), publicUrl: '' };
  expect(postsAt({ ...reading, pathname: '/help' })).toBeNull();
});
