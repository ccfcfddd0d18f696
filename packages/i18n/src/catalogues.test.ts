import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@baize/contract/errors';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { argumentsOf, readCatalogues, type Texts } from '../read-catalogues.ts';

const ROOT = join(import.meta.dirname, '../../..');
const catalogues = readCatalogues();
const COMPLETE = ['th', 'en'];

const textsOf = (tag: string): Texts =>
  Object.assign({}, ...(catalogues.get(tag)?.values() ?? [])) as Texts;

const thai = textsOf('th');

const sources = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }))
    .filter((path) => !/\/dist\/|\.gen\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test('generated files are fresh', () => {
  for (const [path, text] of generate(catalogues)) {
    expect(readFileSync(join(ROOT, 'packages/i18n', path), 'utf8'), path).toBe(text);
  }
});

test.each(COMPLETE)('%s has every key and no other', (tag) => {
  expect(Object.keys(textsOf(tag)).sort()).toEqual(Object.keys(thai).sort());
});

test.each([...catalogues.keys()])('every text of %s asks for what the Thai one asks for', (tag) => {
  for (const [key, text] of Object.entries(textsOf(tag))) {
    expect(thai, `${tag} ${key}`).toHaveProperty([key]);
    expect(text.trim(), `${tag} ${key}`).not.toBe('');
    const wanted = argumentsOf(compile(thai[key] ?? ''));
    expect(argumentsOf(compile(text)), `${tag} ${key}`).toEqual(wanted);
  }
});

test('no two areas share a key', () => {
  for (const [tag, areas] of catalogues) {
    const keys = [...areas.values()].flatMap((texts) => Object.keys(texts));
    expect(new Set(keys).size, tag).toBe(keys.length);
  }
});

test('the errors of the contract and of the catalogues are the same, in the same words', () => {
  const english = catalogues.get('en')?.get('errors') ?? {};
  const contract = Object.entries(ERRORS).map(([code, { text }]) => [code, text]);
  expect(english).toEqual(Object.fromEntries(contract));
});

test('no text is written that no screen shows', () => {
  const code = sources(['apps/*/src/**/*.{ts,tsx}', 'packages/{client,ui}/**/*.{ts,tsx}']);
  const quoted = code.flatMap(({ text }) => [...text.matchAll(/'([^'\s]+)(?=')/g)]);
  const used = new Set(quoted.map(([, key]) => key));
  const errors = catalogues.get('th')?.get('errors') ?? {};
  const unused = Object.keys(thai).filter((key) => !(key in errors) && !used.has(key));
  expect(unused).toEqual([]);
});
