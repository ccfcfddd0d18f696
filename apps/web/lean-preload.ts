import type { Plugin } from 'vite';

/** The bundler's own name of what runs before a file is imported. */
const HELPER = '\0vite/preload-helper.js';

/**
 * What the bundler puts before every `import()`: styles are there before the part that they dress
 * runs, and its scripts are on their way at once. Our browsers all know `modulepreload` and our pages
 * need no nonce, so that a quarter of the bundler's own will do. What it adds: a browser remembers that
 * a file did not come and would never ask for that address again, so whoever tries again gets the file
 * under another.
 */
const SOURCE = `
const asked = new Map();
/** The styles that are written into the page itself. */
const here = (document.querySelector('style')?.dataset.files ?? '').split(' ');

function bring(file) {
  const href = '/' + file;
  if (here.includes(href)) return;
  if (asked.has(href)) return asked.get(href);
  if (document.querySelector('link[href="' + href + '"]')) return;
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return;
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next who wants it asks anew.
      asked.delete(href);
      link.remove();
      reject(new Error(href));
    };
  });
  asked.set(href, coming);
  return coming;
}

/** How often a file did not come. */
const lost = new Map();

async function fetchModule(load) {
  const [, path = ''] = /import\\(["'\`]([^"'\`]+)/.exec(load) ?? [];
  const times = lost.get(path) ?? 0;
  try {
    return await (times ? import(/* @vite-ignore */ new URL(path, import.meta.url).href + '?' + times) : load());
  } catch (error) {
    lost.set(path, times + 1);
    throw error;
  }
}

export const __vitePreload = (load, files = []) =>
  Promise.all(files.map(bring)).then(() => fetchModule(load));
`;

/** Takes the place of the bundler's helper. */
export const leanPreload = (): Plugin => ({
  name: 'baize:lean-preload',
  enforce: 'pre',
  load: (id) => (id === HELPER ? SOURCE : null),
});
