import { runProcess } from '@baize/vendor-kit/run-process';
import { readConfig } from './config.ts';
import { startBook } from './index.ts';

await runProcess(() => startBook(readConfig()));
