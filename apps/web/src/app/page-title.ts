import type { Translate } from '@baize/i18n/translate';
import type { AnyRouteMatch } from '@tanstack/react-router';

/** The title of the page that these routes lead to: its own name and the brand's. */
export function pageTitle(matches: readonly AnyRouteMatch[], t: Translate, brand: string): string {
  const name = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return name ? t('shell.page_title', { page: t(name), brand }) : t('home.title', { brand });
}
