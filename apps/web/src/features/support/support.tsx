import { useT } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { Button } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';
import { hearSupport } from '../../shared/server/support-line.ts';

const load = () => import('./support-dialog.tsx').then(({ SupportDialog }) => SupportDialog);

const SupportContext = createContext<(() => void) | null>(null);

/** Customer service is one dialog, whatever page or menu asks for it. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const toast = useToast();
  const { Part: SupportDialog, bring } = usePart(load);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    bring();
  };
  // Who has closed the dialog meanwhile is told of an answer.
  const tell = useEffectEvent(() => {
    if (isOpen) return;
    const action = (
      <Button size="small" look="line" onClick={open}>
        {t('shell.support_read')}
      </Button>
    );
    toast({ tone: 'info', text: t('shell.support_answered'), action });
  });
  useEffect(() => hearSupport(() => tell()), []);
  return (
    <SupportContext value={open}>
      {children}
      {SupportDialog && <SupportDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </SupportContext>
  );
}

export function useSupport(): () => void {
  const open = use(SupportContext);
  assert(open, 'customer service is asked for inside a SupportProvider');
  return open;
}
