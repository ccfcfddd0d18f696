import { refusalOf } from '@baize/client/api-error';
import { useState } from 'react';
import type { FactorTarget } from './use-factor.ts';

/** The ways a member can prove themselves by, when that is what a call waits for. */
export function stepUpWays(error: unknown): readonly FactorTarget[] | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'verification_first') return null;
  return refusal.details['ways'] as readonly FactorTarget[];
}

export type StepUp = ReturnType<typeof useStepUp>;

/** Whether money that was to leave waits for a second factor, and by what that can be given. */
export function useStepUp(reset: () => void) {
  const [ways, setWays] = useState<readonly FactorTarget[] | null>(null);
  return {
    ways,
    /** Hears every refusal; a wrong code leaves the dialog open. */
    hear: (error: unknown) => setWays((known) => stepUpWays(error) ?? known),
    forget: () => {
      setWays(null);
      reset();
    },
  };
}
