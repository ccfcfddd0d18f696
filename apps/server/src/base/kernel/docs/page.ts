import type { OpenApi } from './open-api.ts';

type Json = Record<string, unknown>;

const STYLE = `
  :root { color-scheme: light dark; --fg: light-dark(#1c1b33, #eceaf8); --bg: light-dark(#fbfaff, #14122b);
    --soft: light-dark(#f0eef9, #1e1b3d); --line: light-dark(#d9d5ec, #38345f); --tag: light-dark(#0d6b52, #6fe6b8); }
  body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
  main { max-inline-size: 60rem; margin: auto; padding: 2rem 1rem 6rem; }
  h1 { font-size: 1.75rem; line-height: 1.3; } h2 { font-size: 1.05rem; margin: 0; }
  article { border: 1px solid var(--line); border-radius: 14px; margin-block: 1rem; padding: 1rem 1.25rem; background: var(--soft); }
  code, pre { font: 0.86rem/1.55 ui-monospace, monospace; } pre { overflow-x: auto; }
  .call { display: flex; gap: .75rem; flex-wrap: wrap; align-items: baseline; }
  .call code { font-size: 1rem; font-weight: 600; } .tag { color: var(--tag); font-weight: 600; font-size: .8rem; }
  details { margin-block-start: .5rem; } summary { cursor: pointer; }
  a { color: var(--tag); } p { max-inline-size: 46rem; }
`;

/** The API document for people: no script, everything on one page, linkable by call. */
export function apiPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(document.info.title)}</h1>
<p>${markup(document.info.description)}</p>
<p>${calls.length} calls. The same as a file: <a href="/docs/api.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
</main></body></html>`;
}

function callOf(path: string, method: string, operation: Json): string {
  const tags = [
    String(operation['x-access']),
    ...(operation['x-sealed'] ? ['sealed'] : []),
    ...(operation['x-confirm'] ? ['asks for the password'] : []),
  ];
  const responses = operation['responses'] as Record<string, Json>;
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, reply]) => `<li>${status} ${markup(String(reply['description']))}</li>`);
  const id = String(operation['operationId']);
  return `<article id="${escape(id)}">
<div class="call"><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<span class="tag">${tags.map(escape).join(' · ')}</span></div>
<p>${escape(String(operation['summary']))}</p>
${detailsOf('Takes', operation['requestBody'] ?? operation['parameters'])}
${detailsOf('Gives', responses['200'])}
<details><summary>Refuses with</summary><ul>${refusals.join('')}</ul></details>
</article>`;
}

const detailsOf = (title: string, content: unknown): string =>
  content === undefined || (Array.isArray(content) && content.length === 0)
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(content, null, 2))}</pre></details>`;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const markup = (text: string): string =>
  escape(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);
