import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { POST_KINDS } from './post-rules.ts';

const kind = z.enum(POST_KINDS);
const postId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

const summary = z.object({
  postId,
  kind,
  title: z.string(),
  /** One or two sentences, for lists, search engines and whoever it is shared with. */
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  /** The day it appeared. */
  since: z.string(),
  /** Of its picture, without size and type. */
  url: z.string(),
});

export type PostSummary = z.output<typeof summary>;

const post = z.object({
  ...summary.shape,
  /** Paragraphs of plain words; one that begins with `## ` is a heading. */
  content: z.array(z.string()),
  /** Others of the same kind, those with the same tags first. */
  more: z.array(summary),
});

export type Post = z.output<typeof post>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/wps/system/posts',
  summary: 'The entries of the blog or the news that have appeared, the newest first.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({ kind }),
  output: z.object({ posts: z.array(summary) }),
  errors: [],
});

export const readPost = endpoint({
  method: 'GET',
  path: '/wps/system/post',
  summary: 'One entry of the blog or the news in full, in the caller’s language.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({ kind, postId }),
  output: post,
  errors: ['not_found'],
});
