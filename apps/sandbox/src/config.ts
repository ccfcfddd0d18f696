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
    paymentKeys: readKeys(env['SANDBOX_PAYMENT_KEYS']),
    noticeUrl: env['SANDBOX_NOTICE_URL'] || null,
    noticeSecret: env['SANDBOX_NOTICE_SECRET'] || DEFAULTS.noticeSecret,
    payoutDelayMs: Number(env['SANDBOX_PAYOUT_DELAY_MS'] || DEFAULTS.payoutDelayMs),
  };
}

/** `first:its secret,second:its secret`. */
function readKeys(list: string | undefined): Readonly<Record<string, string>> {
  if (!list) return DEFAULTS.paymentKeys;
  return Object.fromEntries(
    list.split(',').map((pair) => {
      const [id = '', ...secret] = pair.trim().split(':');
      return [id, secret.join(':')];
    }),
  );
}
