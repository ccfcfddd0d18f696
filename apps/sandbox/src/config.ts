import { DEFAULTS, type SandboxOptions } from './options.ts';

const SECRETS = [
  'SANDBOX_SMS_KEY',
  'SANDBOX_CLIENT_SECRET',
  'SANDBOX_PAYMENT_SECRET',
  'SANDBOX_NOTICE_SECRET',
  'SANDBOX_WALLET_SECRET',
] as const;

/**
 * The only reader of the environment. Everything but the secrets has a default: one that is the same
 * in every sandbox would let anybody sign a payment.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): SandboxOptions {
  const port = Number(env['SANDBOX_PORT'] || 8082);
  const folder = env['DATA_DIR'];
  const missing = SECRETS.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`the environment lacks ${missing.join(', ')}`);
  const secret = (name: (typeof SECRETS)[number]) => env[name] ?? '';
  return {
    port,
    smtpPort: Number(env['SANDBOX_SMTP_PORT'] || port + 1),
    publicUrl: env['SANDBOX_URL'] || null,
    dataFile: folder ? `${folder}/sandbox.json` : null,
    redirectOrigins: (env['SANDBOX_ORIGINS'] ?? '').split(',').filter(Boolean),
    project: env['SANDBOX_PROJECT'] || DEFAULTS.project,
    smsKey: secret('SANDBOX_SMS_KEY'),
    clientSecret: secret('SANDBOX_CLIENT_SECRET'),
    paymentKeys: { sandbox: secret('SANDBOX_PAYMENT_SECRET') },
    walletKeys: { sandbox: secret('SANDBOX_WALLET_SECRET') },
    noticeUrl: env['SANDBOX_NOTICE_URL'] || null,
    noticeSecret: secret('SANDBOX_NOTICE_SECRET'),
    payoutDelayMs: Number(env['SANDBOX_PAYOUT_DELAY_MS'] || DEFAULTS.payoutDelayMs),
  };
}
