import type { Endpoint } from './endpoint.ts';
import * as kernel from './kernel.ts';

/** Every call of the platform. Routes, API document and the "every call is served" test read it. */
export const CONTRACT: Readonly<Record<string, Endpoint>> = { ...kernel };
