import {
  deposit,
  gift,
  heart,
  type IconPath,
  lock,
  page,
  scales,
  user,
  withdraw,
} from '@baize/ui/icons';
import { type HelpTopic, helpTopics } from '../../shared/names/help-topics.ts';
import type { LegalText } from '../../shared/names/legal-texts.ts';

/** The sign of each topic, and the legal text it shows; the others are rows of the brand's help. */
type Topic = { readonly icon: IconPath; readonly legal?: LegalText };

export const TOPICS: Readonly<Record<HelpTopic, Topic>> = {
  account: { icon: user },
  deposit: { icon: deposit },
  withdrawal: { icon: withdraw },
  fairness: { icon: scales },
  limits: { icon: heart },
  bonus: { icon: gift },
  term: { icon: page, legal: 'terms' },
  privacy: { icon: lock, legal: 'privacy' },
};

/** The topic that the address names; the first where it names none of them. */
export const topicAt = (hash: string): HelpTopic =>
  helpTopics.find((topic) => topic === hash.toLowerCase()) ?? 'account';
