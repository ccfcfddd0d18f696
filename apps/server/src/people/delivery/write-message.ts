import type { Brand } from '@baize/contract/brand';
import { createFormats, type Formats } from '@baize/i18n/formats';
import type { LanguageCode } from '@baize/i18n/languages';
import { readSpeech } from '@baize/i18n/read-speech';
import { createTranslate, type Translate } from '@baize/i18n/translate';
import { answerLanguage } from '../../base/brand/index.ts';
import type { WrittenMessage } from './carrier.ts';
import { composeMessage } from './compose-message.ts';
import type { Channel, FilledTemplate } from './template.ts';

/** How one language of the brand speaks. */
export type Voice = {
  readonly t: Translate;
  readonly formats: Formats;
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** The host whose pages may fill in a code by themselves. */
  readonly host: string;
};

type Order = FilledTemplate & { readonly channel: Channel; readonly language: string };

export type WriteMessage = (order: Order) => Promise<WrittenMessage>;

/** Writes messages in the brand's name; a language is read when first written in. */
export function messageWriter(brand: Brand, host: string): WriteMessage {
  const voices = new Map<string, Promise<Voice>>();
  return async (order) => {
    const language = answerLanguage(brand, order.language);
    const voice = voices.get(language) ?? readVoice(brand, language as LanguageCode, host);
    voices.set(language, voice);
    return composeMessage(await voice, order);
  };
}

async function readVoice(brand: Brand, code: LanguageCode, host: string): Promise<Voice> {
  const fallback = brand.fallbackLanguage as LanguageCode;
  const speech = await readSpeech({ code, fallback, areas: ['delivery'] });
  const { language, table } = speech.own;
  return {
    t: createTranslate(speech.own, speech.fallback),
    formats: createFormats({
      language,
      table,
      currency: brand.currency,
      timezone: brand.timezone,
    }),
    tag: language.tag,
    direction: language.direction,
    brand: brand.names[code] ?? brand.names[brand.defaultLanguage] ?? brand.code,
    host,
  };
}
