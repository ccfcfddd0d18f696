import * as z from 'zod/mini';
import { localized, registerRule } from './brand.ts';
import { chatHouseSchema, chatRoomSchema, chatTopicSchema } from './chat-rules.ts';
import { rainTerms } from './envelope-rules.ts';
import { whitelabelNode } from './flags.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';
import { memberMessageSchema } from './member-message.ts';
import { leaderboardSchema, missionSchema } from './mission-rules.ts';
import { mallRewardSchema, pointsProgrammeSchema } from './points-rules.ts';
import { postSchema } from './post-rules.ts';
import { promotionShape } from './promotion-rules.ts';
import { raffleTerms } from './raffle-terms.ts';
import { rankTerms } from './rank-terms.ts';
import { rebateTerms } from './rebate-terms.ts';
import { referralProgrammeSchema } from './referral-rules.ts';
import { settingsLists } from './settings-rules.ts';
import { supportDeskSchema } from './support-rules.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));

const day = z.iso.date('is a day like 2026-11-15');

/** The days on which it is shown, both included and by the brand's calendar; without them, always. */
const shownDays = { from: z.optional(day), until: z.optional(day) };

/** What a click on a banner does. */
export const LINKAGE_TYPES = ['none', 'page', 'promotion', 'game', 'support', 'external'] as const;

const banner = z.strictObject({
  id: key,
  ...shownDays,
  /** Where it stands: `w_home` is the home page. */
  groupName: z.enum(['w_home', 'w_login', 'w_register', 'w_forget']),
  /** The drawn scene behind the words. */
  scene: key,
  eyebrow: localized(60),
  /** One line of the headline each; a headline breaks between lines and nowhere else. */
  title: z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(60)))),
  text: localized(200),
  /** Left out when the banner leads nowhere. */
  button: z.nullable(localized(30)),
  linkageType: z.enum(LINKAGE_TYPES),
  /**
   * A path of the site for `page`, the id of a promotion, `VENDOR/CODE` of a game, an address for
   * `external`; null otherwise.
   */
  target: z.nullable(
    z
      .string()
      .check(
        z.regex(
          /^(?:\/(?![/\\])\S*|https:\/\/\S+|[a-z][a-z0-9-]{1,39}|[A-Z0-9_]{2,20}\/[\w-]{1,40})$/,
        ),
      ),
  ),
});

/** The day from which it is told; lists begin with the newest. */
const since = day;

const notice = z.strictObject({
  id: key,
  since,
  ...shownDays,
  title: localized(80),
  /** Paragraphs of plain words. */
  content: z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(600)))),
});

/** Its picture is the scene; the words stand beside it, and the terms below (`promotion-rules.ts`). */
const promotion = z.strictObject({ ...notice.shape, scene: key, ...promotionShape });

/** A for who is logged in, F for a member's first login, B for guests. */
export const EXECUTIONS = ['A', 'B', 'F'] as const;
export type Execution = (typeof EXECUTIONS)[number];

/** What a popup is about: the house's news, an offer, or how to play safely. */
export const PROMOTION_TYPES = ['NEWS', 'OFFER', 'SAFETY'] as const;

const popup = z.strictObject({
  id: key,
  since,
  ...shownDays,
  title: localized(80),
  /** HTML of few elements; whatever else it holds is taken out when it is loaded. */
  content: localized(4_000),
  promotionType: z.enum(PROMOTION_TYPES),
  execution: z.enum(EXECUTIONS),
  /** Left out for those who have it already: `totp` is an authenticator app. */
  unlessHas: z.optional(z.enum(['totp'])),
});

/** Headings with a paragraph of plain words each; never HTML. */
export const textSection = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  text: z.string().check(z.minLength(1), z.maxLength(2_000)),
});

const sections = z.record(z.string(), z.array(textSection).check(z.minLength(1), z.maxLength(40)));

/** The topics of the help page: each has an address, a sign and a name of its own. */
export const HELP_TOPICS = [
  'account',
  'deposit',
  'withdrawal',
  'betting',
  'fairness',
  'limits',
  'bonus',
] as const;

const helpTopic = z.strictObject({ id: z.enum(HELP_TOPICS), since, sections });

/** `since` is the day it holds from; a consent is kept with it. */
const legalText = z.strictObject({
  id: z.enum(LEGAL_TEXTS),
  since,
  lead: localized(200),
  sections,
});

/** What operators answer feedback with; each changes it as the case needs. */
const replyTemplate = z.strictObject({ id: key, title: localized(80), text: localized(2_000) });

/**
 * What a brand shows and asks, and may change while the site runs: the first version of each row is
 * one file, `brands/<code>/content.json`.
 */
export const fileContentSchema = z.strictObject({
  banners: z.array(banner),
  /** What walks by in the marquee, and the list behind it. */
  notices: z.array(notice),
  popups: z.array(popup),
  promotions: z.array(promotion),
  /** What operators write to members; each is sent once. */
  messages: z.array(memberMessageSchema),
  /** What is told to agents, in their center. */
  agents: z.array(notice),
  /** What the home page itself announces. */
  home: z.array(notice),
  /** Every topic, and below every legal text: none can be taken off the site. */
  help: z.array(helpTopic),
  legal: z.array(legalText),
  /** Answers to feedback that operators begin with. */
  replies: z.array(replyTemplate),
  /** What the brand writes about itself; each appears on its day. */
  blog: z.array(postSchema),
  news: z.array(postSchema),
  /** How points are earned and changed into money: one row, or none. */
  points: z.array(pointsProgrammeSchema),
  /** What points can be redeemed for. */
  mall: z.array(mallRewardSchema),
  /** The feature flags, as the outside knows them: `flags.ts` names what each of them does. */
  whitelabel: z.array(whitelabelNode),
  /** The fields of the register form. */
  register: z.array(registerRule),
  /** The VIP ranks; none where the brand has no VIP. */
  ranks: z.array(rankTerms),
  /** What is given back of valid bets, a row a category. */
  rebates: z.array(rebateTerms),
  /** What members can reach, and where they are compared; a member keeps the terms they began with. */
  missions: z.array(missionSchema),
  leaderboards: z.array(leaderboardSchema),
  /** Decks that tickets draw from; each is sealed when it is announced. */
  raffles: z.array(raffleTerms),
  /** Red envelopes of the brand, each announced a day before it opens. */
  rain: z.array(rainTerms),
  /** What is paid for friends who were invited: one row, or none. */
  referral: z.array(referralProgrammeSchema),
  /** What holds in every chat room: one row, or none where the brand has no chat. */
  chat: z.array(chatHouseSchema),
  chatTopics: z.array(chatTopicSchema),
  chatRooms: z.array(chatRoomSchema),
  /** Live chat with customer service: one row, or none where nobody sits there. */
  support: z.array(supportDeskSchema),
});

/** With the settings, whose first version is in `brand.json`. */
export const contentSchema = z.strictObject({ ...fileContentSchema.shape, ...settingsLists });

export type Content = z.output<typeof contentSchema>;

/** A promotion as the brand publishes it. */
export type PromotionBody = z.output<typeof promotion>;
