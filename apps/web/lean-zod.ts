/**
 * What browsers check the contract with, in place of `zod/mini`: the same answers to the same
 * values, without telling what exactly is wrong, at a tenth of the weight. Only as much of it as the
 * contract uses; the test beside it holds the two against each other.
 */
type Step = (value: unknown) => unknown;

type Schema = {
  /** From the wire to what the page works with, and back. Both throw what does not fit. */
  readonly decode: Step;
  readonly encode: Step;
  readonly check: (...checks: readonly Step[]) => Schema;
  readonly shape?: Shape;
  /** Takes anything, but in an object not nothing. */
  readonly isAnything?: true;
};

type Shape = Readonly<Record<string, Schema>>;
type Rest = Pick<Schema, 'shape' | 'isAnything'>;
type Test = (value: never) => boolean;

class Misfit extends Error {
  override readonly name = 'Misfit';
}

function hold(isFitting: boolean) {
  if (!isFitting) throw new Misfit();
}

const schema = (decode: Step, encode: Step = decode, rest: Rest = {}): Schema => ({
  decode,
  encode,
  ...rest,
  check: (...checks) => {
    const passed = (value: unknown) => checks.reduce((now, next) => next(now), value);
    return schema(
      (value) => passed(decode(value)),
      (value) => encode(passed(value)),
      rest,
    );
  },
});

const only = (isFitting: Test): Step => {
  return (value) => {
    hold(isFitting(value as never));
    return value;
  };
};

export const encode = (by: Schema, value: unknown) => by.encode(value);
export const decode = (by: Schema, value: unknown) => by.decode(value);
export const parse = decode;

export function safeParse(by: Schema, value: unknown) {
  try {
    return { success: true, data: by.decode(value) };
  } catch (error) {
    return { success: false, error };
  }
}

export const string = () => schema(only((value) => typeof value === 'string'));
export const number = () => schema(only(Number.isFinite));
export const int = () => schema(only(Number.isSafeInteger));
export const boolean = () => schema(only((value) => typeof value === 'boolean'));
const same: Step = (value) => value;
export const unknown = () => schema(same, same, { isAnything: true });
export const custom = (isFitting: Test = () => true) => schema(only(isFitting));
export const literal = (wanted: unknown) => oneOf(Array.isArray(wanted) ? wanted : [wanted]);

const oneOf = (values: readonly unknown[]) =>
  schema(only((value: unknown) => values.includes(value)));

export { oneOf as enum };

/** What was not sent is filled in on the way from the wire. */
const withDefault = (of: Schema, value: unknown) =>
  schema((given) => (given === undefined ? value : of.decode(given)), of.encode);

export { withDefault as _default };

export const optional = (of: Schema) => unless(undefined, of);
export const nullable = (of: Schema) => unless(null, of);

const unless = (nothing: unknown, of: Schema) =>
  both((way) => (value) => (value === nothing ? nothing : of[way](value)));

/** A schema that does the same on both ways. */
const both = (make: (way: 'decode' | 'encode') => Step, rest: Rest = {}) =>
  schema(make('decode'), make('encode'), rest);

export const array = (of: Schema) =>
  both((way) => (value) => {
    hold(Array.isArray(value));
    return (value as unknown[]).map(of[way]);
  });

export const tuple = (parts: readonly Schema[]) =>
  both((way) => (value) => {
    hold(Array.isArray(value) && value.length === parts.length);
    return parts.map((part, at) => part[way]((value as unknown[])[at]));
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves out what it does not know. */
export const object = (shape: Shape) =>
  both(
    (way) => (value) => {
      if (!isRecord(value)) throw new Misfit();
      const rows = Object.entries(shape).map(([key, of]) => {
        hold(!of.isAnything || Object.hasOwn(value, key));
        return [key, of[way](value[key])] as const;
      });
      return Object.fromEntries(
        rows.filter(([key, found]) => found !== undefined || Object.hasOwn(value, key)),
      );
    },
    { shape },
  );

/** Refuses what it does not know. */
export const strictObject = (shape: Shape) => {
  const known = object(shape);
  return both(
    (way) => (value) => {
      hold(isRecord(value) && Object.keys(value).every((key) => Object.hasOwn(shape, key)));
      return known[way](value);
    },
    { shape },
  );
};

export const pick = (from: Schema, keys: Readonly<Record<string, true>>) =>
  object(Object.fromEntries(Object.entries(from.shape ?? {}).filter(([key]) => key in keys)));

export const record = (keys: Schema, values: Schema) =>
  both((way) => (value) => {
    if (!isRecord(value)) throw new Misfit();
    return Object.fromEntries(
      Object.entries(value).map(([key, found]) => [keys[way](key), values[way](found)]),
    );
  });
export const partialRecord = record;

/** The first that fits. */
export const union = (options: readonly Schema[]) =>
  both((way) => (value) => {
    for (const option of options) {
      try {
        return option[way](value);
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
      }
    }
    throw new Misfit();
  });
export const discriminatedUnion = (_key: string, options: readonly Schema[]) => union(options);

export const lazy = (of: () => Schema) => both((way) => (value) => of()[way](value));

type CodecWays = {
  readonly decode: (value: never) => unknown;
  readonly encode: (value: never) => unknown;
};

export const codec = (outer: Schema, inner: Schema, ways: CodecWays) =>
  schema(
    (value) => inner.decode(ways.decode(outer.decode(value) as never)),
    (value) => outer.encode(ways.encode(inner.encode(value) as never)),
  );

export const refine = (isFitting: Test) => only(isFitting);
export const regex = (pattern: RegExp) => only((text: string) => text.search(pattern) >= 0);
export const minLength = (min: number) => only(({ length }: string) => length >= min);
export const maxLength = (max: number) => only(({ length }: string) => length <= max);
export const minimum = (min: number) => only((value: number) => value >= min);
export const maximum = (max: number) => only((value: number) => value <= max);
export const trim = (): Step => (text) => (text as string).trim();

export const url = ({ protocol = /^/ }: { protocol?: RegExp } = {}) =>
  string().check(
    only(
      (text: string) => URL.canParse(text) && protocol.test(new URL(text).protocol.slice(0, -1)),
    ),
  );

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** There is no 30th of February, though it is written like a day. */
const isDay = (text: string) =>
  DAY.test(text) && new Date(`${text}T00:00Z`).toISOString().startsWith(text);

function isMoment(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return isDay(day) && TIME.test(time);
}

export const iso = {
  date: () => string().check(only(isDay)),
  datetime: () => string().check(only(isMoment)),
};
