import * as z from 'zod/mini';
import {
  domainRoute,
  languageCode,
  registerRule,
  resourceSchema,
  SUPPORT_CHANNELS,
} from './brand.ts';
import { EXECUTIONS, HELP_TOPICS, LINKAGE_TYPES, PROMOTION_TYPES, textSection } from './content.ts';
import { endpoint, nothing } from './endpoint.ts';
import { whitelabelNode } from './flags.ts';
import { gameItem } from './game.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';

const whitelabel = z.array(whitelabelNode);
const registerRules = z.array(registerRule);
const domains = z.object({
  mainDomain: z.nullable(z.string()),
  domainRoute: z.array(domainRoute),
});

/** What a page must know before it shows itself, whoever asks and however the site stands. */
export const readPermission = endpoint({
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'How the site is set up, and whether this visitor may use it now.',
  access: 'guest',
  alwaysOpen: true,
  input: nothing,
  output: z.object({
    info: z.object({
      /** `path` is encrypted; `openSupport` answers the address behind it. */
      customerService: z.array(z.object({ csType: z.enum(SUPPORT_CHANNELS), path: z.string() })),
      ...domains.shape,
      resources: z.array(z.object({ ...resourceSchema.shape, path: z.string() })),
      whitelabel,
      register: registerRules,
      gtagId: z.nullable(z.string()),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string(), region: z.nullable(z.string()) }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    /** The house has stopped all play: no bet is taken until it is lifted. */
    isPlayStopped: z.boolean(),
    /** Programmes that show or hide entries of the menus. */
    availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
  }),
  errors: [],
});

export const readStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: '0 normal, 1 maintenance, 2 blocked region or address.',
  access: 'guest',
  alwaysOpen: true,
  input: nothing,
  output: z.literal([0, 1, 2]),
  errors: [],
});

export const readWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of feature flags.',
  access: 'guest',
  input: nothing,
  output: whitelabel,
  errors: [],
});

export const readRegisterRules = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'The fields of the register form and what each accepts.',
  access: 'guest',
  input: nothing,
  output: registerRules,
  errors: [],
});

export const readDomainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Which address shared links lead to, by purpose.',
  access: 'guest',
  input: nothing,
  output: domains,
  errors: [],
});

export const listCountryCodes = endpoint({
  method: 'GET',
  path: '/wps/system/countryCodes',
  summary: 'Every country and its dialing code.',
  access: 'guest',
  input: nothing,
  output: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
  errors: [],
});

export const updateLanguage = endpoint({
  method: 'PUT',
  path: '/wps/member/language',
  summary: 'Says which language the visitor chose; the brand must offer it.',
  access: 'guest',
  input: z.object({ language: languageCode }),
  output: z.object({ language: languageCode }),
  errors: ['not_found'],
});

/** Banners, player notices, popups, promotions, home announcements. */
const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

const announcementTypes = z.codec(
  z.string().check(z.regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$/)),
  z.array(z.enum(ANNOUNCEMENT_TYPES)),
  {
    decode: (text) => text.split(',') as AnnouncementType[],
    encode: (types) => types.join(','),
  },
);

const bannerGame = z.pick(gameItem, {
  nodeId: true,
  displayName: true,
  vassalage: true,
  gameCode: true,
  gameType: true,
  isGame: true,
});

const banner = z.object({
  id: z.string(),
  groupName: z.string(),
  /** The picture, without words in it. */
  url: z.string(),
  eyebrow: z.string(),
  /** The headline, one line each. */
  title: z.array(z.string()),
  text: z.string(),
  button: z.nullable(z.string()),
  linkageType: z.enum(LINKAGE_TYPES),
  target: z.nullable(z.string()),
  /** What is needed to start the game it leads to; null where it leads to none, or it is gone. */
  game: z.nullable(bannerGame),
});

const notice = z.object({
  id: z.string(),
  since: z.iso.date(),
  title: z.string(),
  /** Paragraphs of plain words. */
  content: z.array(z.string()),
});

const promotion = z.object({
  ...notice.shape,
  /** The picture, without words in it. */
  url: z.string(),
});

const popup = z.object({
  id: z.string(),
  since: z.iso.date(),
  title: z.string(),
  /** HTML of few elements; a page cleans it once more before it shows it. */
  content: z.string(),
  promotionType: z.enum(PROMOTION_TYPES),
  execution: z.enum(EXECUTIONS),
});

export type Banner = z.output<typeof banner>;
export type Notice = z.output<typeof notice>;
export type Promotion = z.output<typeof promotion>;
export type Popup = z.output<typeof popup>;

/** Each type answers under its own list; one not asked for is left out. */
export const readAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/announcements',
  summary: 'Banners, notices, popups and promotions in the caller’s language.',
  access: 'guest',
  input: z.object({
    types: announcementTypes,
    platform: z.literal('W'),
    /** Only popups of this execution; the caller gets none that are not meant for them. */
    execution: z.optional(z.enum(EXECUTIONS)),
  }),
  output: z.object({
    banners: z.optional(z.array(banner)),
    player: z.optional(z.array(notice)),
    popup: z.optional(z.array(popup)),
    promotion: z.optional(z.array(promotion)),
    home: z.optional(z.array(notice)),
  }),
  errors: [],
});

export const readSiteTexts = endpoint({
  method: 'GET',
  path: '/wps/system/texts',
  summary:
    'The topics of the help page, the terms and the privacy policy, in the caller’s language.',
  access: 'guest',
  input: nothing,
  output: z.object({
    help: z.array(
      z.object({ id: z.enum(HELP_TOPICS), since: z.string(), sections: z.array(textSection) }),
    ),
    legal: z.array(
      z.object({
        id: z.enum(LEGAL_TEXTS),
        since: z.string(),
        lead: z.string(),
        sections: z.array(textSection),
      }),
    ),
  }),
  errors: [],
});

export const readAgentAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/agent/announcements',
  summary: 'What the brand tells its agents, the newest first, in the caller’s language.',
  access: 'agent',
  input: nothing,
  output: z.array(notice),
  errors: [],
});

export const openSupport = endpoint({
  method: 'POST',
  path: '/wps/system/support',
  summary: 'The address behind a customer-service entry of the permission answer.',
  access: 'guest',
  sealed: true,
  alwaysOpen: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ path: z.string().check(z.maxLength(500)) }),
  output: z.object({ address: z.string() }),
  errors: ['not_found'],
});

export const reportProblem = endpoint({
  method: 'POST',
  path: '/wps/system/problem',
  summary: 'Takes down what went wrong in a visitor’s browser and gives it a reference.',
  access: 'guest',
  sealed: true,
  alwaysOpen: true,
  rate: { max: 5, seconds: 60 },
  input: z.object({
    kind: z.enum(['crash', 'load', 'network', 'told']),
    /** What failed: a script, a picture, a call. */
    url: z.string().check(z.maxLength(500)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    /** The path of the page it happened on, without its query. */
    page: z.string().check(z.regex(/^\/[^?#]{0,200}$/)),
  }),
  output: z.object({ reference: z.string() }),
  errors: [],
});
