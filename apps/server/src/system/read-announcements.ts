import type { Content } from '@baize/contract/content';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/system';
import type { AnnouncementType, Banner, Notice } from '@baize/contract/system';
import { answerLanguage, type Site } from '../brand/index.ts';

type Call = typeof contract.readAnnouncements;

/** What the brand has to say, in one language; popups and promotions come with their modules. */
export function readAnnouncements(
  site: Site,
  language: string,
  { types }: Pick<Input<Call>, 'types'>,
): Output<Call> {
  const code = answerLanguage(site.brand, language);
  const { banners, notices } = site.content;
  const lists: Record<AnnouncementType, () => Output<Call>> = {
    B: () => ({ banners: banners.map((banner) => bannerIn(banner, code)) }),
    PL: () => ({ player: notices.map((notice) => noticeIn(notice, code)) }),
    PU: () => ({ popup: [] }),
    PR: () => ({ promotion: [] }),
    H: () => ({ home: [] }),
  };
  return Object.assign({}, ...types.map((type) => lists[type]())) as Output<Call>;
}

const bannerIn = (banner: Content['banners'][number], code: string): Banner => ({
  id: banner.id,
  groupName: banner.groupName,
  url: `/images/banner/${banner.scene}`,
  eyebrow: banner.eyebrow[code] ?? '',
  title: [...(banner.title[code] ?? [])],
  text: banner.text[code] ?? '',
  button: banner.button?.[code] ?? null,
  linkageType: banner.linkageType,
  target: banner.target,
});

const noticeIn = ({ id, title, content }: Content['notices'][number], code: string): Notice => ({
  id,
  title: title[code] ?? '',
  content: [...(content[code] ?? [])],
});
