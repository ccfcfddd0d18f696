import * as z from 'zod/mini';

export const METHOD_KINDS = ['qr', 'bank', 'wallet', 'crypto'] as const;
/** Why no order can be made with a way to deposit. */
export const METHOD_ERRORS = ['method_unknown', 'method_stopped', 'method_closed'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

const sum = z.string().check(z.regex(/^\d{1,15}$/, 'is a sum in the smallest unit, like "10000"'));
const code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is a short name in small letters'));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const names = z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(60)));

const timeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is a time like 09:30'), z.maxLength(5));

/** Every day; what closes no later than it opens closes on the next day. */
export const openingHours = z.strictObject({ opensAt: timeOfDay, closesAt: timeOfDay });

export type OpeningHours = z.output<typeof openingHours>;

/** A way to bring money in, as a brand offers it. */
export const depositMethodSchema = z.strictObject({
  code,
  kind: z.enum(METHOD_KINDS),
  names,
  /** Whose callbacks tell that the money is there; null: an operator looks at a slip. */
  provider: z.nullable(code),
  min: sum,
  max: sum,
  feeFixed: sum,
  feePpm: whole(0, 200_000),
  /** How long it usually takes, and how long an order may be paid. */
  minutes: whole(1, 10_080),
  expiresMinutes: whole(5, 10_080),
  presets: z.array(sum).check(z.maxLength(6)),
  /** False where the brand does not offer it for now. */
  isOn: z.optional(z.boolean()),
  /** When orders are taken, by the brand's clock; without it, at any time. */
  hours: z.optional(z.nullable(openingHours)),
  /** Where money is sent that no provider takes: only of methods without one. */
  bank: z.nullable(
    z.strictObject({
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      /** Nobody's account: production does not start with it. */
      isDemo: z.optional(z.literal(true)),
    }),
  ),
});

/** A bank that members can be paid to. */
const payoutBankSchema = z.strictObject({
  /** As payment providers know it: the national clearing code, or the SWIFT code. */
  code: z.string().check(z.regex(/^[A-Z0-9]{3,11}$/, 'is a bank code like "014" or "BAGEPAPA"')),
  names,
  /** How many digits its account numbers have. */
  digits: z.strictObject({ min: whole(5, 34), max: whole(5, 34) }),
});

/** How a brand takes money in and pays it out. */
export const paymentsSchema = z.strictObject({
  /** In the order in which members choose from them. */
  banks: z.array(payoutBankSchema).check(z.minLength(1)),
  deposits: z.array(depositMethodSchema).check(z.minLength(1)),
  withdrawal: z.strictObject({
    /** Who pays out. */
    provider: code,
    min: sum,
    max: sum,
    perDay: whole(1, 1_000),
    feeFixed: sum,
    feePpm: whole(0, 200_000),
    /** How often what was deposited must be bet before it can be taken out: 0 for not at all. */
    depositTurnover: whole(0, 100),
    /** Up to here nobody has to look when nothing speaks against it: paid in seconds. */
    automaticUpTo: sum,
    /**
     * From here on the member's second factor is asked for beside the payment password; also for what
     * a member sends in a day to their upline, or in envelopes.
     */
    stepUpFrom: sum,
    /** From here on two operators must agree. */
    secondOperatorFrom: sum,
    /** A member may take a withdrawal back while nobody has decided on it. */
    canCancel: z.boolean(),
  }),
  transfers: z.strictObject({
    /** Whether members may send money to the one who invited them. */
    toUpline: z.boolean(),
    min: sum,
    max: sum,
    perDay: sum,
  }),
});

export type PayoutBankRules = z.output<typeof payoutBankSchema>;
export type PaymentsRules = z.output<typeof paymentsSchema>;
