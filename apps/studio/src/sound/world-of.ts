import { MEANINGS } from '@baize/art/meanings';
import { SHARED_SHELVES } from '@baize/engines/families/live-titles';
import { TITLE_SHELVES } from '@baize/engines/families/titles';
import type { World } from './score/styles.ts';
import { type Theme, themeOf } from './score/theme.ts';

/** What each title's cover shows. */
const MOTIF_OF: ReadonlyMap<string, string> = new Map(
  [...TITLE_SHELVES, ...SHARED_SHELVES].flatMap(({ titles }) =>
    titles.map(({ key, motif }) => [key, motif]),
  ),
);

export const TITLE_KEYS: readonly string[] = [...MOTIF_OF.keys()];

const MEANT: Readonly<Record<string, { readonly world: World } | undefined>> = MEANINGS;

/** A title sounds like the world its cover is drawn in; one without a cover like a card room. */
const worldOf = (key: string): World => MEANT[MOTIF_OF.get(key) ?? '']?.world ?? 'table';

export const themeOfTitle = (key: string): Theme => themeOf(key, worldOf(key));
