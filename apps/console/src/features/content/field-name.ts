import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Path } from './body.ts';
import { FIELD_NAMES } from './field-names.ts';
import { VALUE_NAMES } from './value-names.ts';

/** The last step of a path that is a field: not a language, and not the number of an item. */
const nameIn = (path: Path): string =>
  String(path.findLast((step) => typeof step === 'string' && !/^[A-Z]{2}(_[A-Z]{2})?$/.test(step)));

export function fieldName(t: Translate, path: Path): string {
  const name = nameIn(path);
  const key = FIELD_NAMES[name];
  return key ? t(key) : name;
}

export const useFieldName = (path: Path): string => fieldName(useT(), path);

/** A choice by its field; the categories of games are the same wherever they stand. */
export function valueName(t: Translate, path: Path, value: string): string {
  const key = VALUE_NAMES[`${nameIn(path)}.${value}`] ?? VALUE_NAMES[`category.${value}`];
  return key ? t(key) : value;
}
