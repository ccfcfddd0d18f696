import type { HelpTopicTexts } from '@baize/contract/help';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { SiteTextsAway } from '../../shared/names/site-texts-away.tsx';
import './help.css';
import type { HelpTopic } from '../../shared/names/help-topics.ts';
import { HelpFound } from './help-found.tsx';
import { HelpHero } from './help-hero.tsx';
import { HelpPerson } from './help-person.tsx';
import { HelpTopicCard } from './help-topic-card.tsx';
import { HelpTopics } from './help-topics.tsx';
import { useHelpCenter } from './use-help.ts';

type Props = {
  topic: HelpTopic;
  /** Over a page, whose address stays; else topics are places of the help page. */
  onTopic?: (topic: HelpTopic) => void;
  onSupport: () => void;
  /** A case of the member that is open. */
  ownCase?: ReactNode;
};

/** Search, topics, the answer, and the way to a person: the same on the page and in the modal. */
export function HelpCenter({ topic, onTopic, onSupport, ownCase }: Props) {
  const query = useHelpCenter();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const topics = query.data?.topics;
  return (
    <div className="help-body">
      <HelpHero topics={topics ?? []} words={words} onWords={setWords} />
      {asked === '' && ownCase}
      <div className="help-columns">
        <HelpTopics
          current={asked === '' ? topic : null}
          {...(onTopic && {
            onTopic: (next: HelpTopic) => {
              setWords('');
              onTopic(next);
            },
          })}
        />
        <div className="help-content">
          {!topics && <SiteTextsAway query={query} />}
          {topics && asked !== '' && <HelpFound topics={topics} words={asked} />}
          {topics && asked === '' && <Shown topics={topics} topic={topic} />}
          <HelpPerson onSupport={onSupport} />
        </div>
      </div>
    </div>
  );
}

function Shown({ topics, topic }: { topics: readonly HelpTopicTexts[]; topic: HelpTopic }) {
  const found = topics.find(({ id }) => id === topic);
  return found ? <HelpTopicCard key={found.id} of={found} /> : null;
}
