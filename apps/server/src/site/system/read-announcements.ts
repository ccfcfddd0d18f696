import type { Content, Execution } from '@baize/contract/content';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/system';
import type { AnnouncementType, Banner, Notice, Popup, Promotion } from '@baize/contract/system';
import { dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import { answerLanguage, isShownOn, type Site } from '../../base/brand/index.ts';

type Call = typeof contract.readAnnouncements;

/** Finds what a banner starts by its target, `VENDOR/CODE`; null when the game is gone. */
export type FindGame = (target: string, language: string) => Banner['game'];

type Teller = Pick<Site, 'brand' | 'content'> & { readonly findGame: FindGame };

/** Who reads: in which language, and which popups are meant for them. */
export type Reader = {
  readonly language: string;
  /** What is scheduled is shown by it. */
  readonly now: Instant;
  readonly executions: readonly Execution[];
  readonly hasTotp?: boolean;
};

/** What the brand has to say to one reader, the newest first; only what was asked for. */
export function readAnnouncements(
  { brand, content, findGame }: Teller,
  { language, now, executions, hasTotp = false }: Reader,
  { types, execution }: Pick<Input<Call>, 'types' | 'execution'>,
): Output<Call> {
  const say = sayIn(brand, language);
  const { banners, notices, popups, promotions, home } = content;
  const isNow = shownAt(brand, now);
  const isForReader = (popup: Content['popups'][number]) =>
    isNow(popup) &&
    executions.includes(popup.execution) &&
    !(popup.unlessHas === 'totp' && hasTotp) &&
    (execution === undefined || popup.execution === execution);
  const noticesIn = (list: Content['notices']) =>
    newestFirst(list.filter(isNow)).map((row) => noticeIn(row, say));
  const lists: Record<AnnouncementType, () => Output<Call>> = {
    B: () => ({
      banners: banners
        .filter(isNow)
        .map((banner) =>
          bannerIn(banner, say, { language: answerLanguage(brand, language), findGame }),
        ),
    }),
    PL: () => ({ player: noticesIn(notices) }),
    PU: () => ({
      popup: newestFirst(popups.filter(isForReader)).map((popup) => popupIn(popup, say)),
    }),
    PR: () => ({ promotion: newestFirst(promotions).map((row) => promotionIn(row, say)) }),
    H: () => ({ home: noticesIn(home) }),
  };
  return Object.assign({}, ...types.map((type) => lists[type]())) as Output<Call>;
}

/** What the brand has to say to its agents, the newest first. */
export const readAgentAnnouncements = (
  { brand, content }: Pick<Site, 'brand' | 'content'>,
  { language, now }: Pick<Reader, 'language' | 'now'>,
): readonly Notice[] =>
  newestFirst(content.agents.filter(shownAt(brand, now))).map((row) =>
    noticeIn(row, sayIn(brand, language)),
  );

/** Promotions are listed before they open and say so themselves; all else keeps its days. */
const shownAt = ({ timezone }: Site['brand'], now: Instant) => {
  const today = dayOf(now, timezone);
  return (row: Parameters<typeof isShownOn>[1]) => isShownOn(today, row);
};

/** Of one day, in the order they were written. */
const newestFirst = <Row extends { readonly since: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.since.localeCompare(a.since));

type Say = <Text>(texts: Readonly<Record<string, Text>>) => Text | undefined;

/** In the reader's language; a row from before the brand had it is told in the fallback. */
const sayIn = (brand: Site['brand'], language: string): Say => {
  const code = answerLanguage(brand, language);
  return (texts) => texts[code] ?? texts[brand.fallbackLanguage];
};

const pictureOf = ({ scene }: { readonly scene: string }) => `/images/banner/${scene}`;

const bannerIn = (
  banner: Content['banners'][number],
  say: Say,
  { language, findGame }: { readonly language: string; readonly findGame: FindGame },
): Banner => ({
  id: banner.id,
  groupName: banner.groupName,
  url: pictureOf(banner),
  eyebrow: say(banner.eyebrow) ?? '',
  title: [...(say(banner.title) ?? [])],
  text: say(banner.text) ?? '',
  button: (banner.button && say(banner.button)) ?? null,
  linkageType: banner.linkageType,
  target: banner.target,
  game:
    banner.linkageType === 'game' && banner.target !== null
      ? findGame(banner.target, language)
      : null,
});

const noticeIn = (notice: Content['notices'][number], say: Say): Notice => ({
  id: notice.id,
  since: notice.since,
  title: say(notice.title) ?? '',
  content: [...(say(notice.content) ?? [])],
});

const promotionIn = (promotion: Content['promotions'][number], say: Say): Promotion => ({
  ...noticeIn(promotion, say),
  url: pictureOf(promotion),
});

const popupIn = (popup: Content['popups'][number], say: Say): Popup => ({
  id: popup.id,
  since: popup.since,
  title: say(popup.title) ?? '',
  content: say(popup.content) ?? '',
  promotionType: popup.promotionType,
  execution: popup.execution,
});
