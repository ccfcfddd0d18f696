import { assert } from '@baize/std/assert';
import { createContext, type ReactNode, use, useState } from 'react';
import { SupportDialog } from './support-dialog.tsx';

const SupportContext = createContext<(() => void) | null>(null);

/** Customer service is one dialog, whatever page or menu asks for it. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SupportContext value={() => setOpen(true)}>
      {children}
      <SupportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </SupportContext>
  );
}

export function useSupport(): () => void {
  const open = use(SupportContext);
  assert(open, 'customer service is asked for inside a SupportProvider');
  return open;
}
