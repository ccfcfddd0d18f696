import type { Content, Execution } from '@baize/contract/content';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/system';
import type { AnnouncementType, Banner, Notice, Popup, Promotion } from '@baize/contract/system';
import { answerLanguage, type Site } from '../../base/brand/index.ts';

type Call = typeof contract.readAnnouncements;

/** Finds what a banner starts by its target, `VENDOR/CODE`; null when the game is gone. */
export type FindGame = (target: string, language: string) => Banner['game'];

type Teller = Pick<Site, 'brand' | 'content'> & { readonly findGame: FindGame };

/** Who reads: in which language, and which popups are meant for them. */
export type Reader = {
  readonly language: string;
  readonly executions: readonly Execution[];
  readonly hasTotp?: boolean;
};

/** What the brand has to say to one reader, the newest first; only what was asked for. */
export function readAnnouncements(
  { brand, content, findGame }: Teller,
  { language, executions, hasTotp = false }: Reader,
  { types, execution }: Pick<Input<Call>, 'types' | 'execution'>,
): Output<Call> {
  const code = answerLanguage(brand, language);
  const { banners, notices, popups, promotions, home } = content;
  const isForReader = (popup: Content['popups'][number]) =>
    executions.includes(popup.execution) &&
    !(popup.unlessHas === 'totp' && hasTotp) &&
    (execution === undefined || popup.execution === execution);
  const noticesIn = (list: Content['notices']) =>
    newestFirst(list).map((row) => noticeIn(row, code));
  const lists: Record<AnnouncementType, () => Output<Call>> = {
    B: () => ({ banners: banners.map((banner) => bannerIn(banner, code, findGame)) }),
    PL: () => ({ player: noticesIn(notices) }),
    PU: () => ({
      popup: newestFirst(popups.filter(isForReader)).map((popup) => popupIn(popup, code)),
    }),
    PR: () => ({ promotion: newestFirst(promotions).map((row) => promotionIn(row, code)) }),
    H: () => ({ home: noticesIn(home) }),
  };
  return Object.assign({}, ...types.map((type) => lists[type]())) as Output<Call>;
}

/** What the brand has to say to its agents, the newest first. */
export const readAgentAnnouncements = (
  { brand, content }: Pick<Site, 'brand' | 'content'>,
  language: string,
): readonly Notice[] =>
  newestFirst(content.agents).map((row) => noticeIn(row, answerLanguage(brand, language)));

/** Of one day, in the order they were written. */
const newestFirst = <Row extends { readonly since: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.since.localeCompare(a.since));

const pictureOf = ({ scene }: { readonly scene: string }) => `/images/banner/${scene}`;

const bannerIn = (
  banner: Content['banners'][number],
  code: string,
  findGame: FindGame,
): Banner => ({
  id: banner.id,
  groupName: banner.groupName,
  url: pictureOf(banner),
  eyebrow: banner.eyebrow[code] ?? '',
  title: [...(banner.title[code] ?? [])],
  text: banner.text[code] ?? '',
  button: banner.button?.[code] ?? null,
  linkageType: banner.linkageType,
  target: banner.target,
  game:
    banner.linkageType === 'game' && banner.target !== null ? findGame(banner.target, code) : null,
});

const noticeIn = (notice: Content['notices'][number], code: string): Notice => ({
  id: notice.id,
  since: notice.since,
  title: notice.title[code] ?? '',
  content: [...(notice.content[code] ?? [])],
});

const promotionIn = (promotion: Content['promotions'][number], code: string): Promotion => ({
  ...noticeIn(promotion, code),
  url: pictureOf(promotion),
});

const popupIn = (popup: Content['popups'][number], code: string): Popup => ({
  id: popup.id,
  since: popup.since,
  title: popup.title[code] ?? '',
  content: popup.content[code] ?? '',
  promotionType: popup.promotionType,
  execution: popup.execution,
});
