import { ownPath } from '../../shared/address/own-path.ts';

/** Opens links to our own pages without loading the site anew; all others stay what they are. */
export function catchOwnLinks(element: HTMLElement | null, follow: (path: string) => void) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = ownPath(link?.getAttribute('href'));
    if (path === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(path);
  };
  element?.addEventListener('click', onClick);
  return () => element?.removeEventListener('click', onClick);
}
