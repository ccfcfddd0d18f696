import compile from 'icu-minify/compile';

type Transformed = { readonly code: string; readonly map: null; readonly moduleType?: 'js' };

/** The part of a Vite plugin that this one is: Vite itself is no dependency of a catalogue. */
type CataloguePlugin = {
  readonly name: string;
  readonly enforce: 'pre';
  transform(source: string, id: string): Transformed | null;
};

const CATALOGUE = /[\\/]i18n[\\/]src[\\/]catalogues[\\/][^\\/]+[\\/][a-z]+\.json$/;

/**
 * Node wants to be told that a catalogue is JSON. Compiled, it is none any more, and a browser that
 * was told so would refuse it.
 */
const MAP = /[\\/]i18n[\\/]src[\\/](?:catalogue-map|first-words[\\/][^\\/]+)\.gen\.ts$/;
const AS_JSON = /, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g;

/** Compiles catalogues as they are imported, so that no parser is shipped to a browser. */
export const catalogues = (): CataloguePlugin => ({
  name: 'baize:catalogues',
  enforce: 'pre',
  transform(source, id) {
    const [path = ''] = id.split('?');
    if (MAP.test(path)) return { code: source.replaceAll(AS_JSON, ''), map: null };
    if (!CATALOGUE.test(path)) return null;
    const texts = Object.entries(JSON.parse(source) as Record<string, string>);
    const compiled = Object.fromEntries(texts.map(([key, text]) => [key, compile(text)]));
    return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
  },
});
