import { CONTRACT } from '@baize/contract/table';
import { expect, test } from 'vitest';
import { createHttp } from '../http/http.ts';
import { registerDocs } from './register-docs.ts';

function served() {
  const app = createHttp();
  registerDocs(app, CONTRACT, { title: 'Baize', version: '1' });
  return app;
}

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
});

test('API-04 every reference of the document leads somewhere in it', async () => {
  const document = (await served().inject('/docs/api.json')).json();
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  for (const [, reference = ''] of references) {
    const name = reference.replace('#/components/schemas/', '');
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
});
