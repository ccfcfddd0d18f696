import { useRequestKey } from '@baize/ui/use-request-key';
import { forgetSending, keepSending, keptSending } from './kept.ts';

/** The key of a request about money, kept until it is answered, also over a reload of the page. */
export function useKeptKey(form: 'deposit' | 'withdrawal') {
  const own = useRequestKey();
  return {
    keyOf: (content: string): string => {
      const key = keptSending(form, content) ?? own(content);
      keepSending(form, { content, key });
      return key;
    },
    /** Taken: the next one is another, be it for the same amount. */
    forget: () => forgetSending(form),
  };
}
