import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** Where a message may lead that also reaches who takes a break from play: nothing here is an offer. */
const SERVICE_PAGES =
  /^\/(?:help|feedback|member\/(?:securityCenter|withdraw|transactionHistory|personalHistoryCopy))(?:[/#]|$)/;

/** Every message has its words in every language, and an audience that there is. */
export const checkMessages = (
  content: Content,
  languages: readonly string[],
): readonly Problem[] => [
  ...content.messages.flatMap(({ title, content: words, audience, purpose, page }, index) => {
    const field = `messages.${index}`;
    const isRankKnown =
      audience.group !== 'rank' || content.ranks.some(({ id }) => id === audience.rank);
    const mayLeadThere = purpose !== 'service' || page === null || SERVICE_PAGES.test(page);
    return [
      ...missing(`${field}.title`, title, languages),
      ...missing(`${field}.content`, words, languages),
      ...(isRankKnown ? [] : [{ field: `${field}.audience.rank`, reason: 'is no rank' }]),
      ...(mayLeadThere
        ? []
        : [{ field: `${field}.page`, reason: 'a service message leads to help or the account' }]),
    ];
  }),
  ...repeatedIds('messages', content.messages),
];
