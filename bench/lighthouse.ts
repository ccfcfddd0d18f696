import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { executablePath, median, siteUrl } from './browser.ts';
import { type Figure, report } from './report.ts';

/**
 * Lighthouse on the pages everyone sees first, each several times on an idle machine:
 * `node bench/lighthouse.ts [address]`, against a site that runs. Its package is fetched when this
 * is run, so that nobody who does not measure has to install it.
 */
const VERSION = '13.5.0';
const RUNS = 5;
const PAGES = ['/', '/rng'];

/** How much a processor is slowed to be that of a phone, by how fast this one is. */
const slowdownOf = (benchmarkIndex: number) => Math.min(Math.max(benchmarkIndex / 500, 1), 4);

type Result = {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
};

const folder = mkdtempSync(path.join(tmpdir(), 'baize-lighthouse-'));
const { benchmarkIndex } = run('/', 'desktop', 1).environment;
const slowdown = slowdownOf(benchmarkIndex);
const figures = PAGES.flatMap((page) => [
  ...summarize(page, 'mobile', { performance: 92 }),
  ...summarize(page, 'desktop', { performance: 98 }),
]);
report(
  `Lighthouse ${VERSION}, median of ${RUNS}, processor slowed ${slowdown.toFixed(1)} ×`,
  figures,
);

function summarize(page: string, device: Device, { performance }: { performance: number }) {
  const results = Array.from({ length: RUNS }, () => run(page, device, slowdown));
  const score = (name: string) =>
    100 * median(results.map((one) => one.categories[name]?.score ?? 0));
  const audit = (name: string) =>
    median(results.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
  const on = `${page} ${device}`;
  const figure = (name: string, value: number, more: Omit<Figure, 'name' | 'value'>): Figure => ({
    name: `${on}: ${name}`,
    value,
    ...more,
  });
  return [
    figure('performance', score('performance'), { unit: '', bound: { least: performance } }),
    figure('accessibility', score('accessibility'), { unit: '', bound: { least: 100 } }),
    figure('largest paint', audit('largest-contentful-paint') / 1_000, {
      unit: 's',
      bound: { most: 1.8 },
    }),
    figure('layout shift', audit('cumulative-layout-shift'), { unit: '', bound: { most: 0.02 } }),
    figure('blocking time', audit('total-blocking-time'), { unit: 'ms', bound: { most: 200 } }),
  ];
}

type Device = 'mobile' | 'desktop';

function run(page: string, device: Device, cpuSlowdown: number): Result {
  const file = path.join(folder, 'result.json');
  const { status, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${VERSION}`,
      '--',
      'lighthouse',
      new URL(page, siteUrl()).href,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility',
      '--throttling-method=devtools',
      device === 'desktop'
        ? '--preset=desktop'
        : `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
    },
  );
  if (status !== 0) throw new Error(`lighthouse could not be run:\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}
