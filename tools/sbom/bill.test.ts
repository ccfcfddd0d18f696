import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import {
  billOf,
  type Component,
  isLicensed,
  type Lock,
  listComponents,
  listFaults,
} from './bill.ts';

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const components = listComponents(lock);

test('every dependency has a licence of the list, and only the named ones run a program when installed', () => {
  expect(components.length).toBeGreaterThan(300);
  expect(listFaults(components)).toEqual([]);
});

test('the bill of materials names each package once a version, with its digest', () => {
  const bill = billOf(lock, components);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const zod = bill.components.find(({ name }) => name === 'zod');
  expect(zod).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/zod@\d/) as string });
  expect(zod?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
});

const given = (facts: Partial<Component>): Component => ({
  name: 'given',
  version: '1.0.0',
  licence: 'MIT',
  integrity: null,
  isDevelopment: false,
  hasInstallScript: false,
  ...facts,
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  [null, false],
])('the licence %s: %s', (licence, isFine) => {
  expect(isLicensed(given({ licence }))).toBe(isFine);
});

test('a package that nobody named may not run a program when it is installed', () => {
  expect(listFaults([given({ hasInstallScript: true })])).toHaveLength(1);
});
