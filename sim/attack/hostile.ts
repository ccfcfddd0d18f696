import type { Endpoint } from '@baize/contract/endpoint';
import * as z from 'zod';
import type { Dice } from '../dice.ts';

type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
};

/** What the attacker knows of others: ids and names to ask for in place of their own. */
export type Loot = readonly [string, ...string[]];

/** The wire shape of a call's input, read once. */
export const shapeOf = ({ input }: Endpoint): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

const NUMBERS = [
  '0',
  '-1',
  '1',
  '100',
  '9'.repeat(18),
  '9'.repeat(40),
  '1e309',
  '0x10',
  '١٢٣',
  'NaN',
];
const MOMENTS = [
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01',
  '2026-02-30',
  '2026-11-16',
  '1970-01-01T00:00:00Z',
];
const TEXTS = [
  '',
  ' ',
  'a',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\u202Eevil',
  '\uD800',
  'é'.repeat(300),
  'x'.repeat(10_000),
  '{"$gt":""}',
  'https://evil.example/',
  '__proto__',
];
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[[]]],
  JSON.parse('{"__proto__":{}}'),
];

/** An input of the call's shape with some fields right, some hostile and some another's. */
export function hostileInput(shape: Schema, dice: Dice, loot: Loot): Record<string, unknown> {
  const made = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    dice.percent(15) ? [] : [[name, hostileValue(field, dice, loot)] as const],
  );
  if (dice.percent(10)) made.push(['constructor', { prototype: 1 }]);
  return Object.fromEntries(made);
}

function hostileValue(field: Schema, dice: Dice, loot: Loot): unknown {
  if (dice.percent(6)) return ODD[dice.below(ODD.length)];
  if (field.const !== undefined) return field.const;
  if (field.enum && dice.percent(80)) return field.enum[dice.below(field.enum.length)];
  if (field.anyOf)
    return hostileValue(field.anyOf[dice.below(field.anyOf.length)] ?? {}, dice, loot);
  if (field.properties) return hostileInput(field, dice, loot);
  if (field.type === 'array') {
    const count = dice.pick([0, 1, 2, 50]);
    return Array.from({ length: count }, () => hostileValue(field.items ?? {}, dice, loot));
  }
  if (field.type === 'boolean') return dice.percent(50);
  if (field.type === 'number' || field.type === 'integer') {
    return dice.pick([0, 1, -1, 2 ** 53, 1.5, 50]);
  }
  return hostileText(field, dice, loot);
}

function hostileText({ pattern = '', format }: Schema, dice: Dice, loot: Loot): string {
  if (dice.percent(35)) return dice.pick(loot);
  if (format === 'date-time' || format === 'date') return pickOf(MOMENTS, dice);
  if (pattern.includes('\\d')) return pickOf(NUMBERS, dice);
  return pickOf(dice.percent(20) ? MOMENTS : dice.percent(30) ? NUMBERS : TEXTS, dice);
}

const pickOf = (values: readonly string[], dice: Dice): string =>
  values[dice.below(values.length)] ?? '';
