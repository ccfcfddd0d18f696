import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/post';
import type { Post, PostSummary } from '@baize/contract/post';
import type { PostBody, PostKind } from '@baize/contract/post-rules';
import { dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import { answerLanguage, isShownOn, type Site } from '../../base/brand/index.ts';
import { ensure } from '../../base/kernel/index.ts';

/** What is read, in which language, and at which moment: later ones have not appeared. */
export type PostReading = {
  readonly site: Pick<Site, 'brand' | 'content'>;
  readonly language: string;
  readonly now: Instant;
};

const MORE_MAX = 3;

/** The entries that have appeared, the newest first. */
const appeared = ({ site: { brand, content }, now }: PostReading, kind: PostKind) => {
  const today = dayOf(now, brand.timezone);
  return content[kind]
    .filter(({ since, until }) => isShownOn(today, { from: since, until }))
    .toSorted((a, b) => (a.since < b.since ? 1 : -1));
};

export const listPosts = (
  reading: PostReading,
  { kind }: Input<typeof contract.listPosts>,
): Output<typeof contract.listPosts> => ({
  posts: appeared(reading, kind).map((row) => summaryOf(reading, kind, row)),
});

/** Null where none of that name has appeared. */
export function findPost(
  reading: PostReading,
  { kind, postId }: Input<typeof contract.readPost>,
): Post | null {
  const rows = appeared(reading, kind);
  const row = rows.find(({ id }) => id === postId);
  if (!row) return null;
  const own = summaryOf(reading, kind, row);
  const shared = ({ tags }: PostSummary) => tags.filter((tag) => own.tags.includes(tag)).length;
  return {
    ...own,
    content: [...(sayIn(reading, row.content) ?? [])],
    more: rows
      .filter(({ id }) => id !== postId)
      .map((other) => summaryOf(reading, kind, other))
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, MORE_MAX),
  };
}

export function readPost(reading: PostReading, input: Input<typeof contract.readPost>): Post {
  const post = findPost(reading, input);
  ensure(post, 'not_found');
  return post;
}

/** A row from before the brand had this language is told in the fallback. */
const sayIn = <Text>(
  { site: { brand }, language }: PostReading,
  texts: Readonly<Record<string, Text>>,
): Text | undefined => texts[answerLanguage(brand, language)] ?? texts[brand.fallbackLanguage];

const summaryOf = (reading: PostReading, kind: PostKind, row: PostBody): PostSummary => ({
  postId: row.id,
  kind,
  title: sayIn(reading, row.title) ?? row.id,
  description: sayIn(reading, row.description) ?? '',
  author: sayIn(reading, row.author) ?? '',
  tags: [...(sayIn(reading, row.tags) ?? [])],
  since: row.since,
  url: `/images/banner/${row.scene}`,
});
