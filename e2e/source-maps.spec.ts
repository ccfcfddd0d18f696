import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../tools/paths.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;

for (const { app, assets, base } of [
  { app: 'web', assets: 'apps/web/dist/client/assets', base: '' },
  { app: 'console', assets: 'apps/console/dist/assets', base: '/console' },
  { app: 'studio', assets: 'apps/studio/dist/assets', base: STUDIO },
]) {
  test(`source maps of ${app} are kept apart and not served`, async ({ request }) => {
    const served = await readdir(path.join(ROOT, assets));
    const scripts = served.filter((name) => name.endsWith('.js'));
    const kept = await readdir(path.join(ROOT, '.cache/source-maps', app, 'assets'));
    // A chunk that only leads to others has none.
    expect(kept.length).toBeGreaterThan(scripts.length * 0.9);
    expect(scripts).toEqual(expect.arrayContaining(kept.map((name) => name.replace(/\.map$/, ''))));
    expect(served.filter((name) => name.includes('.map'))).toEqual([]);
    for (const name of served.filter((each) => /\.(?:js|css)$/.test(each))) {
      const text = await readFile(path.join(ROOT, assets, name), 'utf8');
      expect(text.includes('sourceMappingURL='), name).toBe(false);
    }
    const script = await request.get(`${base}/assets/${scripts[0]}`);
    expect(script.status()).toBe(200);
    expect(await script.text()).not.toContain('sourceMappingURL=');
    expect((await request.get(`${base}/assets/${scripts[0]}.map`)).status()).toBe(404);
  });
}
