import { unreachable } from '@baize/std/assert';
import format, { type CompiledMessage } from 'icu-minify/format';
import type { Language } from './languages.ts';
import type { MessageArguments } from './messages.gen.ts';
import { createNumbers, type Numbers } from './numbers.ts';
import type { TableWriter } from './table-writer.ts';

export type MessageKey = keyof MessageArguments;

/** The keys whose text needs nothing filled in: what a table of labels may hold. */
export type PlainKey = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : never;
}[MessageKey];

export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Texts of one language, of as many areas as were asked for. */
export type Catalogue = {
  readonly language: Language;
  readonly table: TableWriter | null;
  readonly messages: Messages;
};

type Arguments<Key extends MessageKey> = MessageArguments[Key] extends null
  ? []
  : [values: MessageArguments[Key]];

export type Translate = <Key extends MessageKey>(key: Key, ...values: Arguments<Key>) => string;

/**
 * Makes the `t` of a language. A text the language lacks comes from the fallback, by the
 * fallback's own plural rules; one that both lack shows its key, so that it is seen and not blank.
 */
export function createTranslate(own: Catalogue, fallback: Catalogue | null = null): Translate {
  const writeOwn = createWriter(own);
  const writeFallback = fallback && createWriter(fallback);
  return (key, ...values) => {
    const given: Values = values[0] ?? {};
    return writeOwn(key, given) ?? writeFallback?.(key, given) ?? key;
  };
}

type Values = Readonly<Record<string, string | number>>;

function createWriter({ language, table, messages }: Catalogue) {
  const formatters = formattersOf(createNumbers(language, table));
  return (key: string, values: Values): string | null => {
    const message = messages[key];
    if (message === undefined) return null;
    const written = format(message, language.tag, values, { formatters });
    return Array.isArray(written) ? written.join('') : written;
  };
}

/** The generator lets no date into a text: dates are written by `formats` and handed in. */
const formattersOf = (numbers: Numbers) => ({
  getNumberFormat: () => ({ format: numbers.write }) as Intl.NumberFormat,
  getPluralRules: () => ({ select: numbers.plural }) as Intl.PluralRules,
  getDateTimeFormat: () => unreachable('a date in a text' as never),
});
