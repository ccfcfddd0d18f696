import type { FieldShape, NamedField } from '@baize/contract/content-shape';

/** A row of content as it is edited: plain JSON that the server checks when it is published. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/** Where a value stands in a row. */
export type Path = readonly (string | number)[];

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function getAt(value: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) return getAt((value as readonly Json[])[Number(step)], rest);
  return isObject(value) ? getAt(value[String(step)], rest) : undefined;
}

/** The text at a place; empty where there is none. */
export function textAt(value: Json | undefined, path: Path): string {
  const found = getAt(value, path);
  return typeof found === 'string' ? found : '';
}

/** The same row with another value at a place; undefined takes the field away. */
export function setAt(value: Json | undefined, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return items.map((item, index) => (index === step ? setAt(item, rest, next) : item));
  }
  const from = isObject(value) ? value : {};
  const name = String(step);
  const inner = rest.length === 0 ? next : setAt(from[name], rest, next);
  if (inner !== undefined) return { ...from, [name]: inner };
  const { [name]: _gone, ...others } = from;
  return others;
}

/** What a field begins with: texts empty in every language, numbers at their least. */
export function emptyOf(shape: FieldShape, languages: readonly string[]): Json {
  switch (shape.as) {
    case 'group':
      return emptyGroup(shape.fields, languages);
    case 'variants': {
      const [first] = shape.variants;
      return { [shape.by]: first?.value ?? '', ...emptyGroup(first?.fields ?? [], languages) };
    }
    case 'languages':
      return Object.fromEntries(languages.map((code) => [code, emptyOf(shape.of, languages)]));
    case 'map':
      return {};
    case 'list':
      return [emptyOf(shape.of, languages)];
    case 'lines':
      return [''];
    case 'number':
    case 'share':
      return shape.min;
    case 'switch':
      return false;
    case 'choice':
      return shape.values[0] ?? '';
    case 'fixed':
      return shape.value;
    case 'text':
    case 'quantity':
    case 'day':
    case 'color':
    case 'flags':
      return '';
  }
}

const emptyGroup = (fields: readonly NamedField[], languages: readonly string[]): JsonObject =>
  Object.fromEntries(
    fields
      .filter(({ presence }) => presence !== 'optional')
      .map(({ name, shape, presence }) => [
        name,
        presence === 'nullable' ? null : emptyOf(shape, languages),
      ]),
  );

/** Changes the group of a variant; what both kinds have is kept. */
export function asVariant(
  shape: Extract<FieldShape, { as: 'variants' }>,
  { value, languages, from }: { value: string; languages: readonly string[]; from: JsonObject },
): JsonObject {
  const fields = shape.variants.find((variant) => variant.value === value)?.fields ?? [];
  const kept = fields.filter(({ name }) => from[name] !== undefined);
  return {
    [shape.by]: value,
    ...emptyGroup(fields, languages),
    ...Object.fromEntries(kept.map(({ name }) => [name, from[name] ?? null])),
  };
}
