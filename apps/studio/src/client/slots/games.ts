import type { Loaders } from '../games.ts';

export const SLOTS: Loaders = {};
