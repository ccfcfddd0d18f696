import { isObject, type Json, type Path } from './body.ts';

/** A place where two versions of a row differ; undefined where one of them has nothing. */
export type Difference = {
  readonly path: Path;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/** Every single value that differs, in the order of the fields. */
export function differencesOf(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): readonly Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      differencesOf(before[index] as Json | undefined, after[index] as Json | undefined, [
        ...path,
        index,
      ]),
    );
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differencesOf(before[name], after[name], [...path, name]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
