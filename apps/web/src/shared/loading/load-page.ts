/** Why a page's file did not come: no answer in time, gone from the server, or anything else. */
export type LoadErrorType = 'timeout' | 'missing' | 'error';

export class LoadError extends Error {
  readonly type: LoadErrorType;
  readonly url: string;

  constructor(type: LoadErrorType, url: string) {
    super(`page not loaded (${type}): ${url}`);
    this.name = 'LoadError';
    this.type = type;
    this.url = url;
  }
}

const TIMEOUT_MS = 120_000;

/** Loads a page's file. It has 120 seconds; after that, or when it fails, the error says which. */
export async function loadPage<Module>(importer: () => Promise<Module>): Promise<Module> {
  const url = urlOf(importer);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LoadError('timeout', url)), TIMEOUT_MS);
  const loaded = importer().catch(async () => {
    throw new LoadError(await reasonOf(url), url);
  });
  try {
    return await Promise.race([loaded, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A browser does not say why a module failed, so the file is asked for once more. */
const reasonOf = (url: string): Promise<LoadErrorType> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ status }) => (status === 404 ? 'missing' : 'error'),
    () => 'error',
  );

/** The bundler writes a file's final address nowhere but into the function that imports it. */
export function urlOf(importer: () => Promise<unknown>): string {
  const [, path = ''] = /import\(\s*["'`]([^"'`]+)["'`]/.exec(String(importer)) ?? [];
  return URL.canParse(path, import.meta.url) ? new URL(path, import.meta.url).href : path;
}
