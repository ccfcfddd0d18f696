import { useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { type ComponentType, useState } from 'react';

/**
 * A part of the page that most visits never open. Its file comes when it is first wanted, or a
 * moment before, while a pointer is on its way; one that does not come is said, and asked for anew
 * by the next press.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useT();
  const toast = useToast();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const bring = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      () => toast({ tone: 'loss', text: t('system.network_error') }),
    );
  const prepare = () => void load().catch(() => null);
  return { Part, bring, prepare };
}
