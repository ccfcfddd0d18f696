import type { Brand } from '@baize/contract/brand';
import type { ErrorCode } from '@baize/contract/errors';
import { isLanguage, type LanguageCode } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate, type Translate } from '@baize/i18n/translate';
import type { Wording } from '../kernel/index.ts';

/** The language to answer in: the asked one where the brand offers it, else the brand's own. */
export const answerLanguage = (brand: Brand, asked: string): string =>
  brand.languages.includes(asked) ? asked : brand.defaultLanguage;

/** Reads the wording of refusals in every language of the brand. */
export async function loadWording(brand: Brand): Promise<Wording> {
  const fallback = brand.fallbackLanguage as LanguageCode;
  const spoken = new Map<string, Translate>();
  for (const code of brand.languages.filter(isLanguage)) {
    const speech = await readSpeech({ code, fallback, areas: ['errors'] });
    spoken.set(code, createTranslate(speech.own, speech.fallback));
  }
  return (code, language, details = {}) => {
    const t = spoken.get(answerLanguage(brand, language)) as WriteRefusal | undefined;
    return t?.(code, namedIn(details)) ?? code;
  };
}

/** A refusal's details are what its text names: which of them it needs, only the text knows. */
type WriteRefusal = (code: ErrorCode, values: Readonly<Record<string, string | number>>) => string;

const namedIn = (details: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
