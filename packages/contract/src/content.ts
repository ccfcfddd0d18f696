import * as z from 'zod/mini';
import { localized } from './brand.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));

/** What a click on a banner does. */
export const LINKAGE_TYPES = ['none', 'page', 'support', 'external'] as const;

const banner = z.strictObject({
  id: key,
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
  /** A path of the site for `page`, an address for `external`, null otherwise. */
  target: z.nullable(z.string().check(z.regex(/^(?:\/|https:\/\/)\S*$/))),
});

const notice = z.strictObject({
  id: key,
  title: localized(80),
  /** Paragraphs of plain words. */
  content: z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(600)))),
});

/** What a brand shows on its first start: one file, `brands/<code>/content.json`. */
export const contentSchema = z.strictObject({
  banners: z.array(banner),
  notices: z.array(notice),
});

export type Content = z.output<typeof contentSchema>;
