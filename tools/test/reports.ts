import path from 'node:path';
import { ROOT } from '../paths.ts';

/** Where every run leaves its results, in the format of JUnit. */
export const REPORTS = path.join(ROOT, 'reports');
