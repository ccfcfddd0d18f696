import { createHash } from 'node:crypto';
import { type LanguageCode, language as languageFor } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate } from '@baize/i18n/translate';
import type { Site } from '../../base/brand/index.ts';

export type OfflinePage = { readonly html: string; readonly policy: string };

const COLORS = ['bg', 'surface', 'line', 'fg', 'muted', 'brand', 'brand-fg'] as const;

/** Shows what the browser kept of the last visit (`shared/session/kept.ts`) as text, never as markup. */
const SCRIPT = `
const page = document.documentElement;
const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
if (theme === 'system') {
  page.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
const written = sessionStorage.getItem('lastSeen') ?? localStorage.getItem('lastSeen');
if (written) {
  const { at, balance, bets } = JSON.parse(written);
  for (const place of document.querySelectorAll('[data-at]')) place.textContent = at;
  document.querySelector('[data-balance]').textContent = balance;
  const rows = bets.map((cells) => {
    const row = document.createElement('tr');
    for (const text of cells) row.insertCell().textContent = text;
    return row;
  });
  document.querySelector('tbody').append(...rows);
  document.querySelector('table').hidden = rows.length === 0;
  document.querySelector('#last').hidden = false;
}
// A phone says it is online before the line answers, and is online while a server is away: asked again until it answers.
let waiting;
const ask = () => {
  clearTimeout(waiting);
  const again = () => (waiting = setTimeout(ask, 3000));
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), again);
};
waiting = setTimeout(ask, 3000);
addEventListener('online', ask);
`;

const paletteOf = (colors: Readonly<Record<string, string>>): string =>
  COLORS.map((name) => `--${name}:${colors[name] ?? ''}`).join(';');

function styleOf({ brand: { theme } }: Pick<Site, 'brand'>): string {
  const first = theme.initial === 'light' ? theme.light : theme.dark;
  return `
:root{${paletteOf(first.colors)}}
:root[data-theme=dark]{${paletteOf(theme.dark.colors)}}
:root[data-theme=light]{${paletteOf(theme.light.colors)}}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:var(--bg);color:var(--fg);font:1rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;inline-size:min(100%,34rem);padding:1.5rem}
.name{color:var(--brand);font-weight:700}
h1{margin:.25rem 0 .5rem;font-size:1.5rem;line-height:1.3}
h2{margin:0;font-size:1.0625rem}
p{margin:0 0 1rem;color:var(--muted)}
section{margin-block:1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:.875rem;background:var(--surface)}
strong{display:block;font-size:1.75rem;font-variant-numeric:tabular-nums}
table{inline-size:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .25rem;border-block-start:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--muted);font-weight:500}
td:nth-child(n+3),th:nth-child(n+3){text-align:end;white-space:nowrap}
a{display:inline-block;padding:.75rem 1.25rem;border-radius:.875rem;background:var(--brand);color:var(--brand-fg);font-weight:600;text-decoration:none}
[hidden]{display:none}
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page that stands without a line: whole in itself, for nothing else can be fetched then. */
export async function drawOfflinePage(
  site: Pick<Site, 'brand'>,
  code: string,
): Promise<OfflinePage> {
  const { brand } = site;
  const { tag, direction } = languageFor(code as LanguageCode);
  const fallback = brand.fallbackLanguage as LanguageCode;
  const { own, fallback: other } = await readSpeech({
    code: code as LanguageCode,
    fallback,
    areas: ['system'],
  });
  const translate = createTranslate(own, other);
  const t = (key: Parameters<typeof translate>[0]) =>
    escape((translate as (k: string) => string)(key));
  const style = styleOf(site);
  const name = escape(brand.names[code] ?? brand.code);
  const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('system.offline_title')} · ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<span class="name">${name}</span>
<h1>${t('system.offline_title')}</h1>
<p>${t('system.offline_text')}</p>
<section id="last" hidden>
<h2>${t('system.offline_balance')}</h2>
<strong data-balance></strong>
<p>${t('system.offline_as_of')} <span data-at></span></p>
<table>
<caption hidden>${t('system.offline_records')}</caption>
<thead><tr><th scope="col">${t('system.offline_game')}</th><th scope="col">${t('system.offline_placed')}</th><th scope="col">${t('system.offline_stake')}</th><th scope="col">${t('system.offline_result')}</th></tr></thead>
<tbody></tbody>
</table>
</section>
<a href="">${t('system.retry')}</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
