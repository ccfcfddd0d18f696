import type { Brand } from '@baize/contract/brand';
import type { LanguageCode } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate, type PlainKey, type Translate } from '@baize/i18n/translate';
import { answerLanguage } from '../../base/brand/index.ts';
import type { PushNote } from './push-to.ts';

type Reader = { readonly language: string; readonly tag: string };

/** Writes what a device shows, in the language of its member. */
export type WriteNote = (note: PushNote, reader: Reader) => Promise<string>;

/** Words on a locked screen are short; a text that is longer is cut there. */
const TEXT_MAX = 200;

export function noteWriter(brand: Brand): WriteNote {
  const voices = new Map<string, Promise<Translate>>();
  return async ({ text, page }, { language, tag }) => {
    const code = answerLanguage(brand, language) as LanguageCode;
    const voice = voices.get(code) ?? readVoice(brand, code);
    voices.set(code, voice);
    const t = await voice;
    const body =
      typeof text === 'string'
        ? t(text as PlainKey)
        : (text[code] ?? text[brand.fallbackLanguage] ?? Object.values(text)[0] ?? '');
    const title = brand.names[code] ?? brand.names[brand.defaultLanguage] ?? brand.code;
    return JSON.stringify({ title, body: body.slice(0, TEXT_MAX), page, tag });
  };
}

async function readVoice(brand: Brand, code: LanguageCode): Promise<Translate> {
  const fallback = brand.fallbackLanguage as LanguageCode;
  const speech = await readSpeech({ code, fallback, areas: ['messages'] });
  return createTranslate(speech.own, speech.fallback);
}
