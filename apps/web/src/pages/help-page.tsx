import { useLocation } from '@tanstack/react-router';
import { HelpCenter } from '../features/help/help-center.tsx';
import { useSupport } from '../features/support/support.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const AREAS = ['help', 'terms'] as const;

export function HelpPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const onSupport = useSupport();
  return (
    <AreaTexts areas={AREAS}>
      <HelpCenter hash={hash} onSupport={onSupport} />
    </AreaTexts>
  );
}
