import type { Output } from '@baize/contract/endpoint';
import type { readHelpCenter as contract } from '@baize/contract/help';
import type { Site } from '../../base/brand/index.ts';
import { readSiteTexts } from './read-site-texts.ts';

export type HelpSite = Pick<Site, 'brand' | 'content' | 'versionOf'>;

/** The hash of the page under which a legal text stands. */
const LEGAL_TOPICS = { terms: 'term', privacy: 'privacy' } as const;

/** What the help page and the help modal show, terms and privacy policy among it. */
export function readHelpCenter(site: HelpSite, language: string): Output<typeof contract> {
  const { help, legal } = readSiteTexts(site, language);
  return {
    topics: [
      ...help.map((topic) => ({
        ...topic,
        lead: null,
        version: site.versionOf('help', topic.id),
      })),
      ...legal.map(({ id, ...text }) => ({
        ...text,
        id: LEGAL_TOPICS[id],
        version: site.versionOf('legal', id),
      })),
    ],
  };
}
