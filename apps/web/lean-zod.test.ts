import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import * as lean from './lean-zod.ts';

type Zod = typeof zod;
type Build = (z: Zod) => zod.ZodMiniType;

/** The same functions by the same names, as far as the contract uses them. */
const both = [zod, lean as unknown as Zod] as const;

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1,
  1.5,
  -3,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  '',
  ' a ',
  'abc',
  'abcdef',
  '12',
  '-12',
  '2026-02-28',
  '2026-02-30',
  '2026-11-15T12:00:00Z',
  '2026-11-15T12:00Z',
  '2026-11-15T12:00:00.123Z',
  '2026-11-15T25:00:00Z',
  '2026-11-15T12:00:00+07:00',
  'https://example.com/a',
  'http://example.com',
  'mailto:a@example.com',
  [],
  ['abc'],
  ['abc', 1],
  [1, 'abc'],
  {},
  { a: 'abc' },
  { a: 'abc', b: 1 },
  { a: 'abc', b: undefined },
  { a: 'abc', c: 1 },
  { a: 1 },
  { kind: 'one', a: 'abc' },
  { kind: 'two', b: 2 },
  { kind: 'three' },
];

const SCHEMAS: Readonly<Record<string, Build>> = {
  string: (z) => z.string(),
  number: (z) => z.number(),
  int: (z) => z.int(),
  boolean: (z) => z.boolean(),
  unknown: (z) => z.unknown(),
  custom: (z) => z.custom((value) => value === 'abc'),
  literal: (z) => z.literal('abc'),
  'literal of several': (z) => z.literal([0, 1]),
  enum: (z) => z.enum(['abc', '12']),
  optional: (z) => z.optional(z.string()),
  nullable: (z) => z.nullable(z.string()),
  default: (z) => z._default(z.string(), 'none'),
  array: (z) => z.array(z.string()),
  tuple: (z) => z.tuple([z.string(), z.number()]),
  object: (z) => z.object({ a: z.string(), b: z.optional(z.number()) }),
  'object with a default': (z) => z.object({ a: z.string(), d: z._default(z.string(), 'none') }),
  'object of anything': (z) => z.object({ a: z.unknown() }),
  strictObject: (z) => z.strictObject({ a: z.string(), b: z.optional(z.number()) }),
  pick: (z) => z.pick(z.object({ a: z.string(), b: z.number() }), { a: true }),
  record: (z) => z.record(z.string(), z.string()),
  partialRecord: (z) => z.partialRecord(z.enum(['a', 'b']), z.string()),
  union: (z) => z.union([z.string(), z.object({ a: z.string() })]),
  discriminatedUnion: (z) =>
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), a: z.string() }),
      z.object({ kind: z.literal('two'), b: z.number() }),
    ]),
  lazy: (z) => z.lazy(() => z.array(z.string())),
  codec: (z) =>
    z.codec(z.string().check(z.regex(/^-?\d+$/)), z.number().check(z.minimum(0)), {
      decode: Number,
      encode: String,
    }),
  refine: (z) => z.string().check(z.refine((text) => text !== 'abc')),
  regex: (z) => z.string().check(z.regex(/^abc$/)),
  lengths: (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
  'lengths of a list': (z) => z.array(z.unknown()).check(z.minLength(1), z.maxLength(1)),
  bounds: (z) => z.number().check(z.minimum(1), z.maximum(2)),
  url: (z) => z.url({ protocol: /^https?$/ }),
  'any url': (z) => z.url(),
  date: (z) => z.iso.date(),
  datetime: (z) => z.iso.datetime(),
};

/** What comes of it: the value, or that there is none. */
function outcome(act: () => unknown): unknown {
  try {
    return { value: act() };
  } catch {
    return 'refused';
  }
}

test.for(Object.keys(SCHEMAS))('%s answers every value as zod does, on both ways', (name) => {
  const build = SCHEMAS[name] as Build;
  for (const value of VALUES) {
    const [there, thereLean] = both.map((z) => outcome(() => z.decode(build(z), value)));
    expect.soft(thereLean, `decode ${JSON.stringify(value)}`).toStrictEqual(there);
    const [back, backLean] = both.map((z) => outcome(() => z.encode(build(z), value)));
    expect.soft(backLean, `encode ${JSON.stringify(value)}`).toStrictEqual(back);
  }
});

test('a value that may not fit is told so without being thrown', () => {
  const schema = lean.object({ a: lean.string() });
  expect(lean.safeParse(schema, { a: 'abc' })).toStrictEqual({ success: true, data: { a: 'abc' } });
  expect(lean.safeParse(schema, { a: 1 })).toMatchObject({ success: false });
});
