import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { refresh } from '@baize/ui/icons';
import { Stepper } from '@baize/ui/stepper.tsx';
import type { ReactNode } from 'react';
import { type Patience, usePatience } from './use-patience.ts';

/** Who plays, the wallet, the game: what is being waited for, and not how much of it. */
export type LaunchStep = 'session' | 'wallet' | 'game';

const STEPS = ['session', 'wallet', 'game'] as const satisfies readonly LaunchStep[];

/** What is said while it lasts. */
const WORDS = {
  fine: 'play.opening',
  slow: 'play.slow',
  stuck: 'play.stuck',
} as const satisfies Record<Patience, string>;

type Props = {
  step: LaunchStep;
  isTrial: boolean;
  onRetry: () => void;
  /** Other games, for those who have waited long enough. */
  others: ReactNode;
};

export function LaunchProgress({ step, isTrial, onRetry, others }: Props) {
  const t = useT();
  const patience = usePatience();
  const names = {
    session: t('play.step_session'),
    wallet: t(isTrial ? 'play.step_purse' : 'play.step_wallet'),
    game: t('play.step_game'),
  };
  return (
    <div className="play-wait" aria-busy="true">
      <Stepper
        label={t('play.opening')}
        steps={STEPS.map((name) => names[name])}
        current={STEPS.indexOf(step)}
      />
      <output>{t(WORDS[patience])}</output>
      {patience === 'stuck' && (
        <>
          <Button look="line" icon={refresh} onClick={onRetry}>
            {t('system.retry')}
          </Button>
          {others}
        </>
      )}
    </div>
  );
}
