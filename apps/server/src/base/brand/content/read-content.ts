import { type Content, contentSchema } from '@baize/contract/content';
import * as z from 'zod/mini';
import { CONTENT_KINDS, type ContentRow } from './content-kinds.ts';

/** What is in force, list by list. A row that this release cannot read is left out and told. */
export function contentOf(
  rows: readonly ContentRow[],
  onUnreadable: (row: ContentRow) => void = () => {},
): Content {
  const listOf = (kind: ContentRow['kind']) =>
    rows
      .filter((row) => row.kind === kind && row.body !== null)
      .flatMap((row): readonly unknown[] => {
        const parsed = z.safeParse(contentSchema.shape[kind], [row.body]);
        if (!parsed.success) onUnreadable(row);
        return parsed.success ? parsed.data : [];
      });
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, listOf(kind)])) as Content;
}

/** A view whose lists are always those in force: it may be kept, and taken apart when it is read. */
export function liveContent(current: () => Content): Content {
  const view = {};
  for (const kind of CONTENT_KINDS) {
    Object.defineProperty(view, kind, { enumerable: true, get: () => current()[kind] });
  }
  return view as Content;
}
