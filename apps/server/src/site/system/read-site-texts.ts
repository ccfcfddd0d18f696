import type { Output } from '@baize/contract/endpoint';
import type { readSiteTexts as contract } from '@baize/contract/system';
import { answerLanguage, type Site } from '../../base/brand/index.ts';

/** The topics of the help page and the legal texts that are in force, in one language. */
export function readSiteTexts(
  { brand, content }: Pick<Site, 'brand' | 'content'>,
  language: string,
): Output<typeof contract> {
  const code = answerLanguage(brand, language);
  // A row from before the brand had this language is told in the fallback.
  const say = <Text>(texts: Readonly<Record<string, Text>>) =>
    texts[code] ?? texts[brand.fallbackLanguage];
  return {
    help: content.help.map(({ id, since, sections }) => ({
      id,
      since,
      sections: [...(say(sections) ?? [])],
    })),
    legal: content.legal.map(({ id, since, lead, sections }) => ({
      id,
      since,
      lead: say(lead) ?? '',
      sections: [...(say(sections) ?? [])],
    })),
  };
}
