import * as z from 'zod/mini';

/** A field of a group: null and absent are two ways of not being there. */
export type NamedField = {
  readonly name: string;
  readonly shape: FieldShape;
  /** `nullable` is written as null when there is none, `optional` is left out. */
  readonly presence: 'needed' | 'nullable' | 'optional';
};

/** How one field of a content row is edited; made from the schema the row is checked by. */
export type FieldShape =
  | { readonly as: 'text'; readonly max: number | null }
  /** One text a line: the lines of a headline, the paragraphs of a notice. */
  | { readonly as: 'lines'; readonly max: number | null }
  /** A whole number of smallest units, as text: money or a count, by what stands beside it. */
  | { readonly as: 'quantity' }
  | { readonly as: 'number'; readonly min: number; readonly max: number }
  /** A share in millionths, shown as per cent. */
  | { readonly as: 'share'; readonly min: number; readonly max: number }
  /** A colour of a theme, written as `oklch(lightness chroma hue)`. */
  | { readonly as: 'color' }
  | { readonly as: 'day' }
  | { readonly as: 'switch' }
  | { readonly as: 'choice'; readonly values: readonly string[] }
  | { readonly as: 'fixed'; readonly value: string }
  | { readonly as: 'group'; readonly fields: readonly NamedField[] }
  | { readonly as: 'list'; readonly of: FieldShape; readonly max: number | null }
  /** One of several groups, told apart by a field. */
  | { readonly as: 'variants'; readonly by: string; readonly variants: readonly Variant[] }
  | { readonly as: 'languages'; readonly of: FieldShape }
  /** A value for each of some names; `names` null where any name may be written. */
  | { readonly as: 'map'; readonly names: readonly string[] | null; readonly of: FieldShape }
  /** The tree of feature flags. */
  | { readonly as: 'flags' };

type Variant = { readonly value: string; readonly fields: readonly NamedField[] };

export const fieldShape = z.custom<FieldShape>();
