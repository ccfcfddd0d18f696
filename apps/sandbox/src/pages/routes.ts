import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { authenticatorPage } from '../authenticator/authenticator-page.ts';
import { choicesOf, registerChoices } from './choices.ts';
import { inboxPage } from './inbox-page.ts';
import { sendPage } from './send-page.ts';

const HERE = import.meta.dirname;
const FONTS = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/anuphan/package.json'),
);

/** Everything the pages load, by name; nothing else is served from the disk. */
const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  'sandbox.css': { file: `${HERE}/sandbox.css`, type: 'text/css' },
  'bar.css': { file: `${HERE}/bar.css`, type: 'text/css' },
  'inbox.css': { file: `${HERE}/inbox.css`, type: 'text/css' },
  'reader.css': { file: `${HERE}/reader.css`, type: 'text/css' },
  'sign-in.css': { file: `${HERE}/sign-in.css`, type: 'text/css' },
  'pay.css': { file: `${HERE}/../payments/pay.css`, type: 'text/css' },
  'desk.css': { file: `${HERE}/../payments/desk.css`, type: 'text/css' },
  'authenticator.css': { file: `${HERE}/../authenticator/authenticator.css`, type: 'text/css' },
  'mark.svg': { file: `${HERE}/mark.svg`, type: 'image/svg+xml' },
  'inbox.js': { file: `${HERE}/inbox-script.ts`, type: 'text/javascript' },
  'pay.js': { file: `${HERE}/../payments/pay-script.ts`, type: 'text/javascript' },
  'authenticator.js': {
    file: `${HERE}/../authenticator/authenticator-script.ts`,
    type: 'text/javascript',
  },
  // By the name under which the page's script imports it.
  'totp.ts': { file: `${HERE}/../authenticator/totp.ts`, type: 'text/javascript' },
  'anuphan-latin.woff2': fontOf('latin'),
  'anuphan-thai.woff2': fontOf('thai'),
};

export type PageOptions = { readonly here: () => string; readonly smtp: () => string };

export function registerPages(app: FastifyInstance, { here, smtp }: PageOptions): void {
  registerChoices(app);
  app.get('/', async (request, reply) =>
    sendPage(reply, inboxPage(choicesOf(request), { url: here(), smtpUrl: smtp() })),
  );
  app.get('/authenticator', async (request, reply) =>
    sendPage(reply, authenticatorPage(choicesOf(request))),
  );
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const found = Object.hasOwn(FILES, params.name) ? FILES[params.name] : undefined;
    if (!found) return reply.code(404).send({ error: 'no such file' });
    reply.header('content-type', `${found.type}; charset=utf-8`);
    if (!found.file.endsWith('.ts')) return reply.send(await readFile(found.file));
    return reply.send(stripTypeScriptTypes(await readFile(found.file, 'utf8')));
  });
}

function fontOf(script: string) {
  const file = path.join(FONTS, 'files', `anuphan-${script}-wght-normal.woff2`);
  return { file, type: 'font/woff2' };
}
