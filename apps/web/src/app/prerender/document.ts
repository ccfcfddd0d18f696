import type { Start } from '@baize/contract/start';
import type { Language } from '@baize/i18n/languages';

type Parts = {
  readonly language: Language;
  readonly languages: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly head: string;
  readonly style: string;
  /** The files whose style that is. */
  readonly styleFiles: readonly string[];
  /** The fonts of the page: held back until all have come, so that the page is laid out anew once. */
  readonly faces: string;
  readonly faceFiles: readonly string[];
  readonly bootScript: string;
  readonly body: string;
  /** Shown when the page's files do not come: there is no other way to say so then. */
  readonly stalled: { readonly text: string; readonly reload: string };
  readonly start: Start;
  /** The scripts of the page. */
  readonly scripts: readonly string[];
  /** Those that start it, in their order. */
  readonly program: readonly string[];
  readonly programScript: string;
};

/** The whole page as text. It is painted when all of it has come: in two parts it is laid out twice. */
export const documentOf = (parts: Parts): string => `<!doctype html>
<html lang="${parts.language.tag}" dir="${parts.language.direction}" data-language="${parts.language.code}" data-languages="${parts.languages.join(' ')}" data-faces="${parts.faceFiles.join(' ')}" data-scripts="${parts.scripts.join(' ')}" data-program="${parts.program.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="expect" href="#stalled" blocking="render">
<script>${parts.bootScript}</script>
<title>${escape(parts.title)}</title>
<meta name="description" content="${escape(parts.description)}">
<link rel="icon" href="${parts.start.favicon}">
<link rel="apple-touch-icon" href="/app-icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${parts.head}
<style data-files="${parts.styleFiles.join(' ')}">${parts.style}</style>
<style id="faces" media="not all">${parts.faces}</style>
</head>
<body>
<div id="root">${parts.body}</div>
<div id="stalled" class="stalled" role="alert" hidden>
<p>${escape(parts.stalled.text)}</p>
<a class="btn btn-brand" href="">${escape(parts.stalled.reload)}</a>
</div>
<script type="application/json" id="start">${json(parts.start)}</script>
<script>${parts.programScript}</script>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Inside a script element only the start of a tag could do harm. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
