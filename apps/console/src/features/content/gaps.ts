import type { FieldShape, NamedField } from '@baize/contract/content-shape';
import { getAt, type Json } from './body.ts';

const isBlank = (value: Json | undefined): boolean =>
  Array.isArray(value)
    ? !value.some((line) => typeof line !== 'string' || line.trim() !== '')
    : typeof value !== 'string' || value.trim() === '';

/** How many texts of a row are still missing in a language. */
export function countGaps(shape: FieldShape, value: Json | undefined, language: string): number {
  const inGroup = (fields: readonly NamedField[]): number =>
    fields.reduce((sum, { name, shape: inner, presence }) => {
      const found = getAt(value, [name]);
      if (presence !== 'needed' && (found === undefined || found === null)) return sum;
      return sum + countGaps(inner, found, language);
    }, 0);
  switch (shape.as) {
    case 'languages':
      return isBlank(getAt(value, [language])) ? 1 : 0;
    case 'group':
      return inGroup(shape.fields);
    case 'variants': {
      const kind = getAt(value, [shape.by]);
      return inGroup(shape.variants.find((variant) => variant.value === kind)?.fields ?? []);
    }
    case 'list':
      return Array.isArray(value)
        ? value.reduce<number>((sum, item: Json) => sum + countGaps(shape.of, item, language), 0)
        : 0;
    case 'text':
    case 'lines':
    case 'quantity':
    case 'number':
    case 'share':
    case 'day':
    case 'switch':
    case 'choice':
    case 'fixed':
    case 'map':
    case 'color':
    case 'flags':
      return 0;
  }
}

/** Lines that were left empty while typing are not published. */
export function withoutBlankLines(value: Json): Json {
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return items
      .filter((item) => typeof item !== 'string' || item.trim() !== '')
      .map(withoutBlankLines);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutBlankLines(inner)]),
  );
}
