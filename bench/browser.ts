import { type Browser, chromium } from '@playwright/test';
import { findInstalled } from '../tools/test/find-chromium.ts';

/** The site that runs, and is measured: `node bench/… [address]`. */
export const siteUrl = (): string =>
  process.argv.slice(2).find((word) => word.startsWith('http')) ?? 'http://localhost:8080';

export const executablePath = findInstalled();

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value that all but a few of a hundred do not pass. */
export const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * of) / 100) - 1] ?? Number.NaN;
