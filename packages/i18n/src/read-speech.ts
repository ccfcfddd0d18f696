import compile from 'icu-minify/compile';
import type { LanguageCode } from './languages.ts';
import { loadSpeech, type Speech, type SpeechRequest } from './load.ts';
import type { Catalogue } from './translate.ts';

type NodeRequest = SpeechRequest & { readonly code: LanguageCode };

/** What `loadSpeech` is in the browser, for Node: texts arrive as written and are compiled here. */
export async function readSpeech(request: NodeRequest): Promise<Speech> {
  const { own, fallback } = await loadSpeech(request);
  return { own: compiled(own), fallback: fallback && compiled(fallback) };
}

const compiled = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  messages: Object.fromEntries(
    Object.entries(catalogue.messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : text,
    ]),
  ),
});
