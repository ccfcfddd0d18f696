import { join } from 'node:path';
import { build } from 'vite';
import { compress } from '../../tools/build/compress.ts';
import { consoleConfig } from './vite-config.ts';

await build(consoleConfig);
await compress(join(import.meta.dirname, 'dist/assets'));
