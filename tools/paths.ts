import path from 'node:path';

/** The folder of the repository, wherever it was cloned to. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** What can be made again at any time: stamps, the test database, traces. */
export const CACHE = path.join(ROOT, '.cache');
