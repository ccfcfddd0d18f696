import { DEFAULTS, type SandboxOptions } from './options.ts';

/** The only reader of the environment. Everything has a default. */
export function readConfig(env: Record<string, string | undefined> = process.env): SandboxOptions {
  const port = Number(env['SANDBOX_PORT'] || 8082);
  const folder = env['DATA_DIR'];
  return {
    port,
    smtpPort: Number(env['SANDBOX_SMTP_PORT'] || port + 1),
    host: env['SANDBOX_HOST'] || DEFAULTS.host,
    publicUrl: env['SANDBOX_URL'] || null,
    dataFile: folder ? `${folder}/sandbox.json` : null,
    redirectOrigins: (env['SANDBOX_ORIGINS'] ?? '').split(',').filter(Boolean),
    project: env['SANDBOX_PROJECT'] || DEFAULTS.project,
  };
}
