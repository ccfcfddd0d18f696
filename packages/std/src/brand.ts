declare const brand: unique symbol;

/** A value that only its own maker can make: a `Minor` is a bigint, a bigint is not a `Minor`. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
