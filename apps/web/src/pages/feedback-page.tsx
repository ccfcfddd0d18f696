import { FeedbackBoard } from '../features/feedback/feedback-board.tsx';
import { useSupport } from '../features/support/support.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

export function FeedbackPage() {
  const onSupport = useSupport();
  return (
    <AreaTexts areas={textsAt('/feedback')}>
      <FeedbackBoard onSupport={onSupport} />
    </AreaTexts>
  );
}
