type Shape = Readonly<Record<string, RegExp>>;

/** The fields of a body that was signed, or the name of the first that is not right. */
export function readFields<S extends Shape>(
  body: Buffer,
  shape: S,
): { readonly [N in keyof S]: string } | string {
  const said = parseBody(body);
  const fields: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(shape)) {
    const value = said[name];
    if (typeof value !== 'string' || !pattern.test(value)) return name;
    fields[name] = value;
  }
  return fields as { readonly [N in keyof S]: string };
}

/** Empty where it is no object of JSON. */
export function parseBody(body: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(body.toString());
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** An id or a code. */
export const WORD = /^[\w-]{1,64}$/;
/** In the smallest unit of the currency, above zero. */
export const AMOUNT = /^[1-9]\d{0,17}$/;
export const CURRENCY = /^[A-Z]{3}$/;
