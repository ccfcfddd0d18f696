import type { Brand } from '@baize/contract/brand';
import { type Content, contentSchema } from '@baize/contract/content';
import { FLAGS, type Flags } from '@baize/contract/flags';
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

/** Views that may be kept: what is read from them is always what is in force then. */
export const liveContent = (current: () => Content): Content => liveView(CONTENT_KINDS, current);

export const liveFlags = (current: () => Flags): Flags =>
  liveView(Object.keys(FLAGS) as (keyof Flags)[], current);

/** The facts that no setting changes stand for themselves, the others for what is in force. */
export const liveBrand = (keys: readonly (keyof Brand)[], current: () => Brand): Brand =>
  liveView(keys, current);

function liveView<Value extends object>(
  keys: readonly (keyof Value)[],
  current: () => Value,
): Value {
  const view = {};
  for (const key of keys) {
    Object.defineProperty(view, key, { enumerable: true, get: () => current()[key] });
  }
  return view as Value;
}
