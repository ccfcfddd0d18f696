import { type Content, contentSchema } from '@baize/contract/content';
import { SETTINGS_KINDS } from '@baize/contract/settings-rules';

/** The lists of `content.json`; in the database each is a kind of row. */
export type ContentKind = keyof Content;

export const CONTENT_KINDS = Object.keys(contentSchema.shape) as readonly ContentKind[];

export const isContentKind = (text: string): text is ContentKind =>
  CONTENT_KINDS.some((kind) => kind === text);

/** The version of a text, rule or switch that is in force. */
export type ContentRow = {
  readonly kind: ContentKind;
  readonly key: string;
  readonly version: number;
  /** Null when it was taken off the site. */
  readonly body: unknown;
  readonly position: number;
  readonly createdBy: string;
};

/** Who brought a row that nobody has edited. */
export const FROM_FILES = 'files';

type Body = Content[ContentKind][number];

/** What a row is known by, in its list and for ever. */
export function keyOf(body: Body): string {
  if ('id' in body) return body.id;
  return 'modId' in body ? body.modId : body.field;
}

/** Pages, addresses and consents name these rows: a new version replaces one, none is taken away. */
const LASTING: ReadonlySet<ContentKind> = new Set(['help', 'legal', ...SETTINGS_KINDS]);

export const isLasting = (kind: ContentKind): boolean => LASTING.has(kind);

/** Kinds that pages read with the permission, not with the announcements. */
const RULES: ReadonlySet<ContentKind> = new Set([
  'whitelabel',
  'register',
  'referral',
  ...SETTINGS_KINDS,
]);

export const isRule = ({ kind }: { readonly kind: ContentKind }): boolean => RULES.has(kind);
