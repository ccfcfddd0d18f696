import { join } from 'node:path';
import { build } from 'vite';
import { compress } from '../../tools/build/compress.ts';
import { keepMaps } from '../../tools/build/keep-maps.ts';
import { consoleConfig } from './vite-config.ts';

await build(consoleConfig);
await keepMaps('console', join(import.meta.dirname, 'dist'));
await compress(join(import.meta.dirname, 'dist/assets'));
