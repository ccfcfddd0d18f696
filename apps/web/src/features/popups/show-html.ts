/** As much as the server lets through. */
const ALLOWED = {
  elements: 'p br hr h3 h4 ul ol li blockquote strong b em i u s a img'.split(' '),
  attributes: 'href target rel src alt width height'.split(' '),
};

type Cleaning = { readonly setHTML?: (html: string, by: { sanitizer: typeof ALLOWED }) => void };

/**
 * Shows what the server has cleaned. A browser that can clean does it once more; in one that cannot,
 * the policy of the page runs nothing that is not ours all the same.
 */
export function showHtml(element: HTMLElement & Cleaning, html: string): void {
  if (element.setHTML) element.setHTML(html, { sanitizer: ALLOWED });
  else element.innerHTML = html;
}
