/** A field that must be one of these values, whatever was sent; null when it is none of them. */
export function readField<Value>(
  sent: unknown,
  name: string,
  values: readonly Value[],
): Value | null {
  const field = ((sent ?? {}) as Readonly<Record<string, unknown>>)[name];
  return values.find((value) => value === field) ?? null;
}

export const RISKS = ['low', 'medium', 'high'] as const;

export type Risk = (typeof RISKS)[number];
