import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { alert, refresh } from './icons.ts';
import './state.css';

const MONEY = {
  unmoved: 'ui_money_unmoved',
  moved: 'ui_money_moved',
  unknown: 'ui_money_unknown',
} as const;

type Props = {
  art?: ReactNode;
  /** What happened, in the person's words. */
  title: ReactNode;
  children?: ReactNode;
  /** Left out only where no money was in play. */
  money?: keyof typeof MONEY;
  /** What support asks for. */
  reference?: string;
  onRetry?: () => void;
  /** The one way on, where trying again is not it. */
  action?: ReactNode;
};

/** What happened, whether money moved, the reference, and one way on. */
export function ErrorState({ art, title, children, money, reference, onRetry, action }: Props) {
  const t = useT();
  return (
    <div className="state" role="alert">
      <div className="state-art" aria-hidden="true">
        {art ?? <Icon of={alert} className="state-mark" />}
      </div>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {money && <p className="state-money">{t(MONEY[money])}</p>}
      {onRetry && (
        <Button look="line" icon={refresh} onClick={onRetry}>
          {t('ui_retry')}
        </Button>
      )}
      {action}
      {reference && (
        <p className="state-reference">
          {t('ui_reference', { reference })}
          <CopyButton value={reference} />
        </p>
      )}
    </div>
  );
}
