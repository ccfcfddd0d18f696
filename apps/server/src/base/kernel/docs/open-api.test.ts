import { CONTRACT } from '@baize/contract/table';
import { expect, test } from 'vitest';
import { operatorOf } from '../../../testing/operator.ts';
import { createHttp, type Identify } from '../http/http.ts';
import { registerDocs } from './register-docs.ts';

/** Sessions are named after whose they are. */
const identify: Identify = async (token) =>
  ({
    member: { role: 'member', memberId: 'mem_01HF7YAT000000000000000000' as never } as const,
    agent: { role: 'agent', memberId: 'mem_01HF7YAT000000000000000000' as never } as const,
    operator: operatorOf('auditor'),
  })[token] ?? null;

const app = createHttp();
registerDocs(app, CONTRACT, { title: 'Baize', version: '1', identify });

/** The document as somebody gets it; a whole one is what operators get. */
function served(token = 'operator') {
  const headers = { authorization: `Bearer ${token}` };
  return { inject: (url: string) => app.inject({ url, headers: token === '' ? {} : headers }) };
}

const OPERATOR_PATHS: readonly string[] = Object.values(CONTRACT)
  .filter(({ access }) => access === 'operator')
  .map(({ path }) => path);

test.each([
  ['a guest', ''],
  ['an ended session', 'ended'],
  ['a member', 'member'],
  ['an agent', 'agent'],
])(
  'DOOR-27 the document describes no operator call to %s, as a file or as a page',
  async (_, token) => {
    const file = await served(token).inject('/docs/api.json');
    const page = await served(token).inject('/docs/api');
    expect(OPERATOR_PATHS.length).toBeGreaterThan(10);
    expect(Object.keys(file.json().paths).filter((path) => OPERATOR_PATHS.includes(path))).toEqual(
      [],
    );
    for (const body of [file.body, page.body]) expect(body).not.toContain('/ops/');
    for (const { headers } of [file, page]) expect(headers['cache-control']).toBe('no-store');
  },
);

test('DOOR-27 operators read their calls in the same document', async () => {
  const file = await served('operator').inject('/docs/api.json');
  expect(Object.keys(file.json().paths)).toEqual(expect.arrayContaining([...OPERATOR_PATHS]));
});

test('API-04 the served document lists every call of the contract, method and all', async () => {
  const document = (await served().inject('/docs/api.json')).json();
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const wanted = Object.values(CONTRACT).map(({ method, path }) => `${method} ${path}`);
  expect(listed.sort()).toEqual(wanted.sort());
  expect(document.openapi).toBe('3.1.0');
});

test('API-04 a sealed call is described as sealed, and takes the sealed type only', async () => {
  const document = (await served().inject('/docs/api.json')).json();
  for (const endpoint of Object.values(CONTRACT)) {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
    expect(operation['x-sealed']).toBe(endpoint.sealed === true);
    if (endpoint.sealed) {
      expect(Object.keys(operation.requestBody.content)).toEqual(['application/jose']);
    }
  }
});

test('API-04 the page for people names every path and runs no script', async () => {
  const page = await served().inject('/docs/api');
  expect(page.headers['content-type']).toContain('text/html');
  for (const { path } of Object.values(CONTRACT)) expect(page.body).toContain(path);
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('API-04 every reference of the document leads somewhere in it', async () => {
  const document = (await served().inject('/docs/api.json')).json();
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  for (const [, reference = ''] of references) {
    const name = reference.replace('#/components/schemas/', '');
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
});
