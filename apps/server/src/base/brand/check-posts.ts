import type { Content } from '@baize/contract/content';
import { POST_KINDS } from '@baize/contract/post-rules';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** Every entry of the blog and the news is there in every language of the brand. */
export const checkPosts = (content: Content, languages: readonly string[]): readonly Problem[] =>
  POST_KINDS.flatMap((kind) => [
    ...content[kind].flatMap((row, index) =>
      (['author', 'title', 'description', 'content', 'tags'] as const).flatMap((field) =>
        missing(`${kind}.${index}.${field}`, row[field], languages),
      ),
    ),
    ...repeatedIds(kind, content[kind]),
  ]);
