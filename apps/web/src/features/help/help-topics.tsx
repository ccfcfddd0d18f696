import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { HELP_TOPICS, type HelpTopic, helpTopics } from '../../shared/names/help-topics.ts';
import { TOPICS } from './topics.ts';

/** A link to another topic of the page one is on does not lead to where one is. */
const EXACTLY = { includeHash: true } as const;

type Props = { current: HelpTopic | null; onTopic?: (topic: HelpTopic) => void };

export function HelpTopics({ current, onTopic }: Props) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  // On a phone the topics stand in a row that is wider than the screen.
  useEffect(() => {
    const row = nav.current;
    const chosen = current && row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} className="help-topics" aria-label={t('help.topics')}>
      {helpTopics.map((topic) =>
        onTopic ? (
          <button
            key={topic}
            type="button"
            aria-current={topic === current ? 'true' : undefined}
            onClick={() => onTopic(topic)}
          >
            <Icon of={TOPICS[topic].icon} />
            {t(HELP_TOPICS[topic])}
          </button>
        ) : (
          <Link
            key={topic}
            to="/help"
            hash={topic}
            hashScrollIntoView={false}
            activeOptions={EXACTLY}
            aria-current={topic === current ? 'page' : undefined}
          >
            <Icon of={TOPICS[topic].icon} />
            {t(HELP_TOPICS[topic])}
          </Link>
        ),
      )}
    </nav>
  );
}
