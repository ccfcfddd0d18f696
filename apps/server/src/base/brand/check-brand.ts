import { BANNER_SCENES } from '@baize/art/banner';
import type { Brand } from '@baize/contract/brand';
import { type Content, HELP_TOPICS, type LINKAGE_TYPES } from '@baize/contract/content';
import { LEGAL_TEXTS } from '@baize/contract/legal-texts';
import { SITE_PATH } from '@baize/contract/site-path';
import { isLanguage } from '@baize/i18n/languages';
import { isAddressRange } from '../kernel/index.ts';
import { checkChat } from './check-chat.ts';
import { checkMall } from './check-mall.ts';
import { checkMessages } from './check-messages.ts';
import { checkMissions } from './check-missions.ts';
import { checkPosts } from './check-posts.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkRaffles } from './check-raffles.ts';
import { checkRain } from './check-rain.ts';
import { checkRanks } from './check-ranks.ts';
import { checkRebates } from './check-rebates.ts';
import { checkReferral } from './check-referral.ts';
import { checkRules } from './check-rules.ts';
import { checkSettings } from './settings/check-settings.ts';
import { checkShownDays } from './shown-days.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** What is wrong with a file: the field and the reason. */
export type Problem = { readonly field: string; readonly reason: string };

/** What a schema cannot see: fields that must fit each other. */
export function checkBrand(brand: Brand, folder: string): readonly Problem[] {
  return [
    ...languageProblems(brand),
    ...rangeProblems(brand),
    ...networkProblems(brand),
    ...(brand.code === folder
      ? []
      : [{ field: 'code', reason: `is the folder’s name, ${folder}` }]),
  ];
}

function languageProblems(brand: Brand): readonly Problem[] {
  const unknown = brand.languages
    .filter((code) => !isLanguage(code))
    .map((code) => ({ field: 'languages', reason: `${code} is no language of the platform` }));
  const strays = (['defaultLanguage', 'fallbackLanguage'] as const)
    .filter((field) => !brand.languages.includes(brand[field]))
    .map((field) => ({ field, reason: 'is one of the languages' }));
  return [...unknown, ...strays, ...missing('names', brand.names, brand.languages)];
}

const rangeProblems = ({ feedbackWords: { min, max } }: Brand): readonly Problem[] =>
  min <= max ? [] : [{ field: 'feedbackWords.min', reason: 'is not more than max' }];

const networkProblems = ({ access }: Brand): readonly Problem[] =>
  (['blockedNetworks', 'allowedNetworks'] as const).flatMap((list) =>
    access[list]
      .filter((network) => !isAddressRange(network))
      .map((network) => ({ field: `access.${list}`, reason: `${network} is no network` })),
  );

/** Every text must be there in every language the brand offers. */
export function checkContent(content: Content, brand: Brand): readonly Problem[] {
  const { languages } = brand;
  const banners = content.banners.flatMap((banner, index) => {
    const texts = { eyebrow: banner.eyebrow, title: banner.title, text: banner.text };
    const all = banner.button ? { ...texts, button: banner.button } : texts;
    const gaps = Object.entries(all).flatMap(([name, words]) =>
      missing(`banners.${index}.${name}`, words, languages),
    );
    return [
      ...gaps,
      ...sceneProblems(`banners.${index}`, banner),
      ...targetProblems(banner, index),
    ];
  });
  const told = (['notices', 'popups', 'promotions', 'home'] as const).flatMap((list) => [
    ...content[list].flatMap((row, index) => [
      ...missing(`${list}.${index}.title`, row.title, languages),
      ...missing(`${list}.${index}.content`, row.content, languages),
    ]),
    ...repeatedIds(list, content[list]),
  ]);
  const texts = (['help', 'legal'] as const).flatMap((list) => [
    ...content[list].flatMap((row, index) => [
      ...missing(`${list}.${index}.sections`, row.sections, languages),
      ...('lead' in row ? missing(`${list}.${index}.lead`, row.lead, languages) : []),
    ]),
    ...repeatedIds(list, content[list]),
  ]);
  const replies = [
    ...content.replies.flatMap((row, index) => [
      ...missing(`replies.${index}.title`, row.title, languages),
      ...missing(`replies.${index}.text`, row.text, languages),
    ]),
    ...repeatedIds('replies', content.replies),
  ];
  const unsaid = [
    ...absentIds('help', content.help, HELP_TOPICS),
    ...absentIds('legal', content.legal, LEGAL_TEXTS),
  ];
  const programmes = (['missions', 'leaderboards'] as const).flatMap((list) => [
    ...content[list].flatMap((row, index) =>
      missing(`${list}.${index}.title`, row.title, languages),
    ),
    ...repeatedIds(list, content[list]),
  ]);
  return [
    ...banners,
    ...repeatedIds('banners', content.banners),
    ...told,
    ...texts,
    ...replies,
    ...unsaid,
    ...checkScenes(content),
    ...checkShownDays(content),
    ...checkMessages(content, languages),
    ...checkPosts(content, languages),
    ...checkMall(content, brand),
    ...checkPromotions(content, brand),
    ...programmes,
    ...checkMissions(content, brand),
    ...checkRaffles(content, languages),
    ...checkRain(content, languages),
    ...checkRules(content),
    ...checkRanks(content.ranks, brand),
    ...checkRebates(content, brand),
    ...checkReferral(content, languages),
    ...checkChat(content, languages),
    ...checkSettings(content, brand),
  ];
}

const checkScenes = (content: Content): readonly Problem[] =>
  (['promotions', 'blog', 'news'] as const).flatMap((list) =>
    content[list].flatMap((row, index) => sceneProblems(`${list}.${index}`, row)),
  );

/** Pages and consents name these rows, so that all of them are there. */
const absentIds = (
  field: string,
  rows: readonly { readonly id: string }[],
  wanted: readonly string[],
): readonly Problem[] =>
  wanted
    .filter((id) => rows.every((row) => row.id !== id))
    .map((id) => ({ field, reason: `${id} is missing` }));

const sceneProblems = (field: string, { scene }: { readonly scene: string }): readonly Problem[] =>
  BANNER_SCENES.some((known) => known === scene)
    ? []
    : [{ field: `${field}.scene`, reason: `is one of: ${BANNER_SCENES.join(', ')}` }];

/** What a banner's target looks like, by what a press on it does. */
const TARGETS: Readonly<Record<(typeof LINKAGE_TYPES)[number], RegExp | null>> = {
  none: null,
  support: null,
  page: SITE_PATH,
  external: /^https:\/\//,
  promotion: /^[a-z][a-z0-9-]{1,39}$/,
  game: /^[A-Z0-9_]{2,20}\/[a-z0-9-]{2,40}$/,
};

function targetProblems(
  { linkageType, target }: Content['banners'][number],
  index: number,
): readonly Problem[] {
  const form = TARGETS[linkageType];
  const fits = form === null ? target === null : target !== null && form.test(target);
  const reason = `does not fit the link action ${linkageType}`;
  return fits ? [] : [{ field: `banners.${index}.target`, reason }];
}
