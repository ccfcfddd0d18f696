import type { Content } from '@baize/contract/content';
import { cleanHtml } from './clean-html.ts';

type Popup = Content['popups'][number];

/** A popup with nothing in its HTML that does more than show words and links. */
export const cleanPopup = ({ content, ...popup }: Popup): Popup => ({
  ...popup,
  content: Object.fromEntries(
    Object.entries(content).map(([language, html]) => [language, cleanHtml(html)]),
  ),
});
