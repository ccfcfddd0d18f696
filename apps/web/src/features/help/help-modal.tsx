import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useState } from 'react';
import { useModal } from '../../shared/address/modals.ts';
import { HelpCenter } from './help-center.tsx';
import { topicAt } from './topics.ts';

/** The help center over the page one is on, whose address stays. */
export function HelpModal({ onSupport }: { onSupport: () => void }) {
  const t = useT();
  const { close } = useModal();
  const [topic, setTopic] = useState(() => topicAt(''));
  return (
    <Dialog isOpen onClose={close} size="wide" title={t('shell.help')}>
      <HelpCenter topic={topic} onTopic={setTopic} onSupport={onSupport} />
    </Dialog>
  );
}
