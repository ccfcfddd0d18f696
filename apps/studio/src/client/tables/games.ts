import type { Loaders } from '../games.ts';

export const TABLES: Loaders = {};
