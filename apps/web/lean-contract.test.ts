import { expect, test } from 'vitest';
import { leanSource } from './lean-contract.ts';

const lean = (source: string) => leanSource('row.ts', source).replaceAll(/\s+/g, ' ');

test('of an endpoint a browser gets what it needs to make the call', () => {
  const source = `export const read = endpoint({
    method: 'GET',
    path: '/read',
    summary: 'Reads, and, with commas, more.',
    access: 'operator',
    permission: 'desk',
    rate: { max: 20, seconds: 60 },
    bodyMax: 4_096,
    input: nothing,
    output: z.object({ errors: z.string(), summary: z.string() }),
    errors: ['rate_limited'],
  });`;
  expect(lean(source)).toBe(
    "export const read = /* @__PURE__ */ (() => (endpoint({ method: 'GET', path: '/read', " +
      'input: nothing, output: z.object({ errors: z.string(), summary: z.string() }), })))();',
  );
});

test('of what a text must be a browser gets that it is a text, but where it is read as another', () => {
  const source = `const name = z.string().check(z.trim(), z.regex(/^[a-z]+$/));
    const list = (max: number) => z.array(z.object({ name: z.nullable(name.check(own)) })).check(most(max));
    const amount = z.codec(z.string().check(z.regex(/^\\d+$/)), z.bigint(), ways);`;
  expect(lean(source)).toBe(
    'const name = /* @__PURE__ */ (() => (z.string()))(); ' +
      'const list = (max: number) => z.array(z.object({ name: z.nullable(name) })); ' +
      'const amount = /* @__PURE__ */ (() => (z.codec(z.string().check(z.regex(/^\\d+$/)), z.bigint(), ways)))();',
  );
});

test('of a refusal a browser gets the code', () => {
  const source = `export const ERRORS = {
    not_found: { status: 404, text: 'Nothing here' },
  } as const satisfies Record<string, object>;`;
  expect(lean(source)).toBe(
    'export const ERRORS = /* @__PURE__ */ (() => ({ not_found: { }, }))() ' +
      'as const satisfies Record<string, object>;',
  );
});

test('functions and plain values stay as they are', () => {
  const source = "export const max = 3; export const isOne = (value: unknown) => value === 'one';";
  expect(lean(source)).toBe(source);
});
