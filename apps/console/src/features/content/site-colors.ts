import { COLOR_ROLES, type ColorRole } from '@baize/contract/theme';
import type { CSSProperties } from 'react';
import { useContentList } from './use-content.ts';

export type Colors = Readonly<Record<ColorRole, string>>;

/** The colours of a theme for everything inside an element. */
export const colorVariables = (colors: Colors): CSSProperties =>
  Object.fromEntries(COLOR_ROLES.map((role) => [`--${role}`, colors[role]]));

/** What the site is painted in; undefined until it is known. */
export function useSiteColors(): { readonly dark: Colors; readonly light: Colors } | undefined {
  const { data } = useContentList('theme', 'shown');
  const body = data?.rows[0]?.body as { dark: Colors; light: Colors } | null | undefined;
  return body ?? undefined;
}
