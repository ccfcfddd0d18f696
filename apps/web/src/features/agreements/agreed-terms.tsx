import { TermsText } from '@baize/ui/terms-text.tsx';
import type { ComponentProps } from 'react';
import { useActiveAmount } from '../../shared/session/use-active-amount.ts';

type Props = Omit<ComponentProps<typeof TermsText>, 'activeValidBets'>;

/** Terms in words, by the brand's own amount for an active member. */
export const AgreedTerms = (props: Props) => (
  <TermsText {...props} activeValidBets={useActiveAmount()} />
);
