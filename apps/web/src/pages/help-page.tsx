import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { HelpCenter } from '../features/help/help-center.tsx';
import { useSupport } from '../features/support/support.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import type { Speaker } from '../shared/names/speaker.ts';
import { siteTexts } from '../shared/server/site-texts.ts';

const AREAS = ['help', 'terms'] as const;

/** What its first view is made of. */
export const firstAnswers = (queries: QueryClient, { language }: Speaker) => [
  queries.prefetchQuery(siteTexts(language)),
];

export function HelpPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const onSupport = useSupport();
  return (
    <AreaTexts areas={AREAS}>
      <HelpCenter hash={hash} onSupport={onSupport} />
    </AreaTexts>
  );
}
