import * as z from 'zod/mini';
import { localized } from './brand.ts';

/** What a brand writes about itself: longer pieces in the blog, what happens in the news. */
export const POST_KINDS = ['blog', 'news'] as const;
export type PostKind = (typeof POST_KINDS)[number];

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));

/** Paragraphs in one language; one that begins with `## ` is a heading. */
const paragraphs = z
  .array(z.string().check(z.minLength(1), z.maxLength(1_500)))
  .check(z.minLength(1), z.maxLength(60));

/** What it is about, in the words of each language. */
const tagList = z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.maxLength(5));

/** An entry of the blog or the news. Its `id` is the last part of its address, and stays. */
export const postSchema = z.strictObject({
  id: key,
  /** The day it appears, by the brand's clock; until then nobody sees it. */
  since: z.iso.date('is a day like 2026-11-15'),
  /** The last day it is shown; without one it stays. */
  until: z.optional(z.iso.date('is a day like 2026-11-15')),
  author: localized(60),
  tags: z.record(z.string(), tagList),
  /** The drawn scene above it, which is also what is shown where it is shared. */
  scene: key,
  title: localized(90),
  description: localized(200),
  content: z.record(z.string(), paragraphs),
});

export type PostBody = z.output<typeof postSchema>;
