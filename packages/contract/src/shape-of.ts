import { assert } from '@baize/std/assert';
import * as z from 'zod/mini';
import type { FieldShape, NamedField } from './content-shape.ts';

/** The parts of JSON Schema that our content is described by. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** Texts that are one of a few known outside the schema, by the field's name: drawn pictures. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** How the rows of a list are edited, from the schema they are checked by. */
export function shapeOf(list: z.core.$ZodType, known: KnownValues = {}): FieldShape {
  const { items } = z.toJSONSchema(list) as Schema;
  assert(items, 'content is lists of rows');
  return withKnown(read(items, ''), known);
}

function withKnown(shape: FieldShape, known: KnownValues): FieldShape {
  const inFields = (fields: readonly NamedField[]): readonly NamedField[] =>
    fields.map((field) => {
      const values = field.shape.as === 'text' ? known[field.name] : undefined;
      return { ...field, shape: values ? { as: 'choice', values } : withKnown(field.shape, known) };
    });
  if (shape.as === 'group') return { ...shape, fields: inFields(shape.fields) };
  if (shape.as !== 'variants') return shape;
  const variants = shape.variants.map((each) => ({ ...each, fields: inFields(each.fields) }));
  return { ...shape, variants };
}

function read(schema: Schema, name: string): FieldShape {
  if (schema.$ref) return { as: 'flags' };
  if (schema.const !== undefined) return { as: 'fixed', value: schema.const };
  if (schema.enum) return { as: 'choice', values: schema.enum };
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return readVariants(variants);
  if (schema.type === 'boolean') return { as: 'switch' };
  if (schema.type === 'integer') return readInteger(schema, name);
  if (schema.type === 'string') return readText(schema);
  if (schema.type === 'array') return readList(schema, name);
  assert(schema.type === 'object', `${name} has a shape that can be edited`);
  return readObject(schema, name);
}

/** Shares are integers in millionths; their names, and those of weights, say so. */
const isShare = (name: string) => /ppm$/i.test(name) || name === 'default';

function readInteger({ minimum = 0, maximum = 0 }: Schema, name: string): FieldShape {
  return { as: isShare(name) ? 'share' : 'number', min: minimum, max: maximum };
}

/** A pattern of digits and nothing else. */
const isQuantity = (pattern = '') => /^\^(?:\(\?:0\|)?\[1-9\]\\d/.test(pattern);

function readText({ format, pattern, maxLength }: Schema): FieldShape {
  if (format === 'date') return { as: 'day' };
  if (pattern?.startsWith('^oklch')) return { as: 'color' };
  return isQuantity(pattern) ? { as: 'quantity' } : { as: 'text', max: maxLength ?? null };
}

function readList({ items, maxItems }: Schema, name: string): FieldShape {
  assert(items, `${name} is a list of something`);
  const of = read(items, name);
  return of.as === 'text'
    ? { as: 'lines', max: of.max }
    : { as: 'list', of, max: maxItems ?? null };
}

function readObject(schema: Schema, name: string): FieldShape {
  if (schema.properties) return { as: 'group', fields: fieldsOf(schema) };
  const { propertyNames, additionalProperties } = schema;
  assert(additionalProperties, `${name} says what it holds`);
  // Records of numbers are rates by game or category; records of words are one text a language.
  if (additionalProperties.type === 'integer') {
    const { minimum: min = 0, maximum: max = 0 } = additionalProperties;
    return { as: 'map', names: propertyNames?.enum ?? null, of: { as: 'share', min, max } };
  }
  return { as: 'languages', of: read(additionalProperties, name) };
}

function readVariants(options: readonly Schema[]): FieldShape {
  const [first] = options;
  const by = Object.entries(first?.properties ?? {}).find(([, field]) => field.const)?.[0];
  assert(by, 'variants are told apart by a field');
  const variants = options.map((option) => ({
    value: option.properties?.[by]?.const ?? '',
    fields: fieldsOf(option).filter(({ name }) => name !== by),
  }));
  return { as: 'variants', by, variants };
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): readonly NamedField[] =>
  Object.entries(properties).map(([name, schema]) => {
    const present = withoutNull(schema);
    if (present) return { name, shape: read(present, name), presence: 'nullable' };
    const presence = required.includes(name) ? 'needed' : 'optional';
    return { name, shape: read(schema, name), presence };
  });

/** What a nullable field is when it is there; undefined for every other field. */
function withoutNull({ anyOf }: Schema): Schema | undefined {
  if (!anyOf?.some(({ type }) => type === 'null')) return undefined;
  return anyOf.find(({ type }) => type !== 'null');
}
