import * as z from 'zod/mini';
import { AGREEMENT_CEILINGS, agreementCeilings } from './agreement-ceilings.ts';
import { approvalChains } from './approval-rules.ts';
import { categoryMarginsSchema } from './category-margins.ts';
import { envelopesSchema } from './envelope-rules.ts';
import { identitySchema, USUAL_IDENTITY } from './identity-rules.ts';
import { LOTTERY_ENTRIES } from './lottery-pages.ts';
import { ceilingsSchema } from './money-ceilings.ts';
import { PATTERN_IDS } from './pattern-ids.ts';
import { paymentsSchema } from './payment-methods.ts';
import { privacySchema, USUAL_PRIVACY } from './privacy-rules.ts';
import { themeSchema } from './theme.ts';

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const distinct = z.refine<readonly unknown[]>(
  (list) => new Set(list.map((row) => JSON.stringify(row))).size === list.length,
  'names something twice',
);

export const languageCode = z
  .string()
  .check(z.regex(/^[A-Z]{2}(_[A-Z]{2})?$/, 'is a language code like TH or ZH_TW'));

/** A text in each of the brand's languages. */
export const localized = (max: number) => z.record(languageCode, words(max));

const timezone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'is no time zone; write it like Asia/Bangkok'),
);

const region = z.string().check(z.regex(/^[A-Z]{2}$/, 'is a country of two letters, like TH'));

/** Its form only; whether it is a real network the server finds out when it loads the brand. */
export const network = z
  .string()
  .check(z.regex(/^[0-9a-fA-F.:]+\/\d{1,3}$/, 'is a network like 203.0.113.0/24'));

/** One field of the register form: whether it is there, must be filled, and what fits into it. */
export const registerRule = z.strictObject({
  field: z.enum([
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
    'verificationCode',
    'affiliateCode',
    'paymentPassword',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'telegram',
    'zalo',
    'idNumber',
    'birthday',
    'referralCode',
  ]),
  enabled: z.boolean(),
  required: z.boolean(),
  /** The catalogue's expression of the id, over the whole value; `*` accepts anything. */
  acceptedPattern: z.string(),
  /** The key of the text that explains the pattern; `min` and `max` are filled in. */
  patternId: z.enum(PATTERN_IDS),
  minLength: whole(0, 255),
  maxLength: whole(1, 255),
});

export const SUPPORT_CHANNELS = [
  'EMAIL',
  'PHONE',
  'LIVECHAT',
  'LINE',
  'TELEGRAM',
  'WHATSAPP',
  'FACEBOOK',
  'YOUTUBE',
  'ZALO',
] as const;

const supportEntry = z.strictObject({
  csType: z.enum(SUPPORT_CHANNELS),
  /** Where the channel is. It leaves the server encrypted and is opened one click at a time. */
  address: z.string().check(z.regex(/^(?:https:|mailto:|tel:)\S+$/, 'is https:, mailto: or tel:')),
});

export const resourceSchema = z.strictObject({
  resourceType: z.enum(['LOGO', 'FAVICON']),
  /** A file of the brand's folder. */
  path: z.string().check(z.regex(/^[a-z0-9-]+\.(?:svg|png|webp|ico)$/, 'is a picture file')),
});

export const accessSchema = z.strictObject({
  blockedRegions: z.array(region).check(distinct),
  blockedNetworks: z.array(network).check(distinct),
  /** Always let in, whatever their region: offices, monitors, partners. */
  allowedNetworks: z.array(network).check(distinct),
});

export const domainRoute = z.strictObject({
  /** What the address is for: links members share, links agents share, the app. */
  purpose: z.enum(['share', 'agent', 'app']),
  domain: z.string().check(z.regex(/^[a-z0-9.-]+(?::\d{2,5})?$/, 'is a host name')),
});

export const SYMBOL_PLACES = ['language', 'before', 'after'] as const;
export const DECIMALS_SHOWN = ['always', 'whenNeeded'] as const;

export const currencySchema = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{3}$/, 'is a currency of three letters')),
  /** Decimals: the smallest unit of THB is a hundredth, so 2. */
  scale: whole(0, 8),
  symbol: words(4),
  /** Where the symbol stands; without it, where the language puts it. */
  place: z.optional(z.enum(SYMBOL_PLACES)),
  /** Whether `.00` is written. */
  decimals: z.optional(z.enum(DECIMALS_SHOWN)),
});

/** The facts that make one brand another: one file, `brands/<code>/brand.json`. */
export const brandSchema = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is the name of the folder')),
  names: localized(40),
  merchantCode: z.string().check(z.regex(/^[a-z0-9]{3,20}$/, 'is 3 to 20 letters and digits')),
  platform: z.literal('WEB'),
  currency: currencySchema,
  timezone,
  languages: z.array(languageCode).check(z.minLength(1), distinct),
  /** What a visitor reads who has chosen nothing. */
  defaultLanguage: languageCode,
  /** Where a text comes from that the visitor's language lacks. */
  fallbackLanguage: languageCode,
  theme: themeSchema,
  lotteryType: z.literal(Object.keys(LOTTERY_ENTRIES) as (keyof typeof LOTTERY_ENTRIES)[]),
  esportGames: z.array(z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))).check(distinct),
  /** Vendors of virtual cockfights; empty means that there is no trace of them anywhere. */
  cockfight: z.array(z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))).check(distinct),
  /** Whether rounds of our own games may play by themselves; forbidden in some countries. */
  hasAutoplay: z.boolean(),
  /** Whether the free spins of a slot may be bought; forbidden in some countries. */
  hasFeatureBuy: z.boolean(),
  /** One wallet for all games; otherwise each vendor keeps one and money is moved between them. */
  isSingleWallet: z.boolean(),
  prizeModes: z.array(z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])).check(distinct),
  /** Member types that are agents, and those that are trial accounts. */
  agentTypes: z.array(whole(0, 99)).check(distinct),
  trialTypes: z.array(whole(0, 99)).check(distinct),
  /** Member types that are players; whoever is none of the three cannot log in to the site. */
  memberTypes: z.array(whole(0, 99)).check(z.minLength(1), distinct),
  /** A password that many know, of accounts brought from elsewhere; it opens its own change, once. */
  defaultPassword: z.string().check(z.minLength(8), z.maxLength(64)),
  /** How long after it was set the default password is good. */
  defaultPasswordHours: whole(1, 720),
  passwordExpiryDays: whole(1, 3_650),
  minimumAge: whole(18, 25),
  feedbackWords: z.strictObject({ min: whole(1, 500), max: whole(1, 5_000) }),
  /** Within how many hours feedback and complaints are answered: it is told to who writes. */
  feedbackAnswerHours: z.strictObject({ feedback: whole(1, 720), complaint: whole(1, 720) }),
  /** A payout nobody answers for is taken as received after this. */
  withdrawalAutoReceiveMinutes: whole(1, 10_080),
  payments: paymentsSchema,
  /** What members may do before the brand knows who they are. */
  identity: z._default(identitySchema, USUAL_IDENTITY),
  privacy: z._default(privacySchema, USUAL_PRIVACY),
  ceilings: ceilingsSchema,
  /** What members may send each other; when it rains is content. */
  envelopes: envelopesSchema,
  /** How often a promotion may ask for bonus money to be bet, at most. */
  bonusTimesMax: z._default(whole(1, 100), 10),
  /** From this worth on, what an operator gives away needs a second one; in the smallest unit. */
  rewardSecondOperatorFrom: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'is a number of minor units')),
    '500000',
  ),
  /** What the house keeps of bets by category, in millionths: no rebate may be above it. */
  categoryMargins: categoryMarginsSchema,
  /** Whether a forgotten password says that an account and address do not belong together. */
  tellsUnknownAccounts: z.boolean(),
  /** Outside sign-ins that the brand offers; those without an adapter do not show. */
  outsideLogins: z.array(z.enum(['google', 'facebook'])).check(distinct),
  /** Telephone codes of registration are sent and checked by the outside phone-code provider. */
  usesPhoneCodeProvider: z.boolean(),
  /** The country a mobile number is taken to be of until another is chosen. */
  country: region,
  /** When agents reach someone, in the brand's time zone. */
  agentSupport: z.strictObject({
    days: z.tuple([whole(1, 7), whole(1, 7)]),
    from: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
    to: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  }),
  agents: z.strictObject({
    /** Valid bets that make a member active in a period, in minor units. */
    activeValidBets: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'is a number of minor units')),
    /** What the first of a line gets back of valid bets, in hundredths of a per cent. */
    topRebateRate: whole(0, 10_000),
    /** How long an offer of an agreement stands. */
    offerDays: whole(1, 90),
    /** The highest rate the platform may offer, by kind. */
    rateMax: z._default(agreementCeilings, AGREEMENT_CEILINGS),
  }),
  session: z.strictObject({
    idleMinutes: whole(5, 10_080),
    absoluteHours: whole(1, 720),
    /** How long somebody stays logged in who chose to, whether or not they come by meanwhile. */
    keptHours: whole(1, 2_160),
  }),
  customerService: z.array(supportEntry),
  mainDomain: z.nullable(domainRoute.shape.domain),
  domainRoute: z.array(domainRoute),
  /** Analytics are loaded only when this is set. */
  gtagId: z.nullable(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'is a tag like G-ABC123'))),
  imageCDNs: z.array(z.url({ protocol: /^https$/ })),
  launchGameCDNs: z.array(z.url({ protocol: /^https$/ })),
  resources: z.array(resourceSchema),
  access: accessSchema,
  /** How many must agree from which sum on; without it, two from the lines above on. */
  approvals: z.optional(approvalChains),
});

export type Brand = z.output<typeof brandSchema>;
export type AccessRules = z.output<typeof accessSchema>;
export type SupportChannel = (typeof SUPPORT_CHANNELS)[number];

/** What every page may know of its brand from the first byte on. */
const publicParts = z.pick(brandSchema, {
  code: true,
  names: true,
  merchantCode: true,
  platform: true,
  currency: true,
  timezone: true,
  languages: true,
  defaultLanguage: true,
  fallbackLanguage: true,
  theme: true,
  minimumAge: true,
  feedbackWords: true,
  feedbackAnswerHours: true,
  lotteryType: true,
  esportGames: true,
  cockfight: true,
  prizeModes: true,
  outsideLogins: true,
  usesPhoneCodeProvider: true,
  country: true,
  agentSupport: true,
});

export type PublicBrand = z.output<typeof publicParts> & {
  /** Valid bets that make a member active in a period, in minor units. */
  readonly activeValidBets: string;
};

/** What of the brand any visitor may read. */
export function publicBrand(brand: Brand): PublicBrand {
  const keys = Object.keys(publicParts.shape) as (keyof typeof publicParts.shape)[];
  const parts = Object.fromEntries(keys.map((key) => [key, brand[key]]));
  return { ...parts, activeValidBets: brand.agents.activeValidBets } as PublicBrand;
}
