import { useT } from '@baize/i18n/react.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OpenCase } from '../features/feedback/open-case.tsx';
import { HelpCenter } from '../features/help/help-center.tsx';
import { topicAt } from '../features/help/topics.ts';
import { helpCenter } from '../features/help/use-help.ts';
import { useSupport } from '../features/support/support.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import type { Speaker } from '../shared/names/speaker.ts';
import { useSession } from '../shared/session/session.ts';

const AREAS = ['help', 'terms'] as const;
const FEEDBACK = ['feedback'] as const;

/** What its first view is made of. */
export const firstAnswers = (queries: QueryClient, { language }: Speaker) => [
  queries.prefetchQuery(helpCenter(language)),
];

export function HelpPage() {
  return (
    <AreaTexts areas={AREAS}>
      <Help />
    </AreaTexts>
  );
}

function Help() {
  const t = useT();
  const hash = useLocation({ select: (location) => location.hash });
  const onSupport = useSupport();
  const { state } = useSession();
  return (
    <div className="help">
      <header>
        <h1>{t('shell.help')}</h1>
        <p className="muted">{t('help.lead')}</p>
      </header>
      <HelpCenter
        key={hash}
        topic={topicAt(hash)}
        onSupport={onSupport}
        {...(state === 'member' && {
          ownCase: (
            <AreaTexts areas={FEEDBACK}>
              <OpenCase />
            </AreaTexts>
          ),
        })}
      />
    </div>
  );
}
