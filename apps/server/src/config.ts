import * as z from 'zod';

const ROLES = ['site', 'worker'] as const;

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is an address like postgres://…'),
  PORT: port.default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'is the name of a folder under brands/')
    .default('mekhala'),
  ROLES: z
    .string()
    .default('site,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)).min(1)),
  TRUST_PROXY: z.string().default('loopback'),
  REGION_HEADER: z
    .string()
    .regex(/^[a-zA-Z-]*$/, 'is the name of a header')
    .default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = {
  readonly databaseUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly brand: string;
  /** Proxies whose word about a visitor's address is taken: `loopback`, `uniquelocal`, networks. */
  readonly trustProxy: string;
  /** The header in which they name the visitor's country; null when they name none. */
  readonly regionHeader: string | null;
  readonly roles: readonly (typeof ROLES)[number][];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** The only reader of the environment. It fails with the whole list of what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`the environment is not right: ${list.join('; ')}`);
  }
  const env = parsed.data;
  return Object.freeze({
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    brand: env.BRAND,
    trustProxy: env.TRUST_PROXY,
    regionHeader: env.REGION_HEADER || null,
    roles: env.ROLES,
    logLevel: env.LOG_LEVEL,
  });
}
