import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { HELP_TOPICS, type HelpTopic, helpTopics } from '../../shared/names/help-topics.ts';
import { LegalTextBody } from '../../shared/names/legal-text-body.tsx';
import { SiteTextsAway } from '../../shared/names/site-texts-away.tsx';
import { TextSections } from '../../shared/names/text-sections.tsx';
import { useSiteTexts } from '../../shared/server/site-texts.ts';
import './help.css';
import { TOPICS, topicAt } from './topics.ts';

/** The topic that the hash of the address names, and the way to the others. */
type Props = { hash: string; onSupport: () => void };

export function HelpCenter({ hash, onSupport }: Props) {
  const t = useT();
  const topic = topicAt(hash);
  return (
    <div className="help">
      <header>
        <h1>{t('shell.help')}</h1>
        <p className="muted">{t('help.lead')}</p>
      </header>
      <div className="help-columns">
        <Topics current={topic} />
        <div className="help-content">
          <Card aria-labelledby="help-topic">
            <h2 id="help-topic">{t(HELP_TOPICS[topic])}</h2>
            <Content topic={topic} />
          </Card>
          <Card className="help-ask">
            <h2>{t('help.not_found_title')}</h2>
            <Button look="line" icon={chat} onClick={onSupport}>
              {t('shell.support')}
            </Button>
          </Card>
        </div>
      </div>
    </div>
  );
}

/** A link to another topic of the page one is on does not lead to where one is. */
const EXACTLY = { includeHash: true } as const;

function Topics({ current }: { current: HelpTopic }) {
  const t = useT();
  return (
    <nav className="help-topics" aria-label={t('help.topics')}>
      {helpTopics.map((topic) => (
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
      ))}
    </nav>
  );
}

function Content({ topic }: { topic: HelpTopic }) {
  const query = useSiteTexts();
  const { legal } = TOPICS[topic];
  if (legal) return <LegalTextBody text={legal} />;
  const found = query.data?.help.find(({ id }) => id === topic);
  return found ? <TextSections sections={found.sections} /> : <SiteTextsAway query={query} />;
}
