import { useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGo } from '../../shared/console-link.tsx';
import { emptyOf, type Json, textAt } from './body.ts';
import type { DialogAct } from './content-dialog.tsx';
import { withoutBlankLines } from './gaps.ts';
import {
  type ContentShapes,
  type ContentVersion,
  useContentChange,
  versionsQuery,
} from './use-content.ts';
import { type Base, useEditing } from './use-editing.ts';

export type KindShape = ContentShapes['kinds'][number];

export type EditedRow = {
  readonly of: KindShape;
  readonly languages: readonly string[];
  /** Null for a row that is new. */
  readonly rowKey: string | null;
  /** The newest first. */
  readonly versions: readonly ContentVersion[];
};

/** What is written, what is on the site, and the way from one to the other. */
export function useContentEditor({ of: { kind, shape }, languages, rowKey, versions }: EditedRow) {
  const t = useT();
  const go = useGo();
  const toast = useToast();
  const queries = useQueryClient();
  const base = baseOf(versions, () => emptyOf(shape, languages));
  const editing = useEditing({ kind, key: rowKey ?? 'new' }, base);
  const { body, after } = editing;
  const [act, setAct] = useState<DialogAct | null>(null);
  const key = rowKey ?? textAt(body, ['id']);
  const changing = useContentChange(({ key: done, version }) => {
    editing.discard();
    setAct(null);
    toast({ tone: 'win', text: t('content.published', { version: String(version) }) });
    if (rowKey === null) void go(`/content/${kind}/${encodeURIComponent(done)}`);
  });
  // Another operator may have been first: what they published is read before going on.
  const onError = () => {
    setAct(null);
    if (rowKey !== null) void queries.invalidateQueries(versionsQuery(kind, rowKey));
  };
  const submit = (reason: string) => {
    if (!act) return;
    const edit = { kind, key, after, reason };
    const change =
      act.act === 'publish'
        ? { ...edit, act: act.act, body: withoutBlankLines(body) }
        : { ...edit, ...act };
    changing.mutate(change, { onError });
  };
  return { editing, key, act, setAct, changing, submit, isStale: after !== base.version };
}

/** What is on the site; of a row that was taken off, what stood there last. */
function baseOf(versions: readonly ContentVersion[], empty: () => Json): Base {
  const body = versions.find((each) => each.body !== null)?.body;
  return { version: versions[0]?.version ?? 0, body: body ? (body as Json) : empty() };
}
