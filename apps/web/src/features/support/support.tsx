import { assert } from '@baize/std/assert';
import { createContext, type ReactNode, use, useState } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';

const load = () => import('./support-dialog.tsx').then(({ SupportDialog }) => SupportDialog);

const SupportContext = createContext<(() => void) | null>(null);

/** Customer service is one dialog, whatever page or menu asks for it. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const { Part: SupportDialog, bring } = usePart(load);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    bring();
  };
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
