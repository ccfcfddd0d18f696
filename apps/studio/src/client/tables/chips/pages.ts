import { button, make } from '../../dom.ts';

export type Page = { readonly label: string; readonly element: HTMLElement };

/** A cloth that is too large for one look: its parts take turns. */
export function createPages(label: string, pages: readonly Page[]): readonly HTMLElement[] {
  const tabs = pages.map((page, place) =>
    button({ look: 'page-tab', label: page.label, onPress: () => open(place) }),
  );
  function open(chosen: number) {
    for (const [place, { element }] of pages.entries()) {
      element.hidden = place !== chosen;
      tabs[place]?.setAttribute('aria-pressed', String(place === chosen));
    }
  }
  open(0);
  return [
    make('div', { class: 'page-tabs', role: 'group', 'aria-label': label }, tabs),
    ...pages.map(({ element }) => element),
  ];
}
