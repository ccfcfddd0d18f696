import type { Brand } from '@baize/contract/brand';
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
  return (code, language) => spoken.get(answerLanguage(brand, language))?.(code) ?? code;
}
