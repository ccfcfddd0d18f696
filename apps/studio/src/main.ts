import { runProcess } from '@baize/vendor-kit/run-process';
import { readConfig } from './config.ts';
import { startStudio } from './index.ts';

await runProcess(() => startStudio(readConfig()));
