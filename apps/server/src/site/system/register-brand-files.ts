import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../base/brand/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** Serves the pictures a brand brings, and no other file of its folder. */
export function registerBrandFiles(app: FastifyInstance, { brand, folder }: Site) {
  for (const { path: name } of brand.resources) {
    const bytes = readFileSync(path.join(folder, name));
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    app.get(`/brand/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(bytes),
    );
  }
}
