import {
  deposit,
  gift,
  heart,
  type IconPath,
  list,
  lock,
  page,
  scales,
  user,
  withdraw,
} from '@baize/ui/icons';
import { type HelpTopic, helpTopics } from '../../shared/names/help-topics.ts';

type Topic = { readonly icon: IconPath };

/** The sign of each topic. */
export const TOPICS: Readonly<Record<HelpTopic, Topic>> = {
  account: { icon: user },
  deposit: { icon: deposit },
  withdrawal: { icon: withdraw },
  betting: { icon: list },
  fairness: { icon: scales },
  limits: { icon: heart },
  bonus: { icon: gift },
  term: { icon: page },
  privacy: { icon: lock },
};

/** The topic that the address names; the first where it names none of them. */
export const topicAt = (hash: string): HelpTopic =>
  helpTopics.find((topic) => topic === hash.toLowerCase()) ?? 'account';
