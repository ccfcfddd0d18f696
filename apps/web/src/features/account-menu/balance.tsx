import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { eye, eyeOff, refresh } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { isBalanceKeptHidden, keepBalanceHidden } from '../../shared/session/kept.ts';
import { useBalance } from '../../shared/session/public-state.ts';
import './account-menu.css';

/** What can be played with: hidden on request, and asked for anew on request. */
export function Balance() {
  const t = useT();
  const { data, refetch, isFetching, isError } = useBalance();
  const [isHidden, setHidden] = useState(isBalanceKeptHidden);
  const hide = () => {
    keepBalanceHidden(!isHidden);
    setHidden(!isHidden);
  };
  return (
    <fieldset className="balance">
      <legend className="sr">{t('shell.balance')}</legend>
      {data ? (
        <MoneyText amount={data.balance} isHidden={isHidden} />
      ) : isError ? (
        <span className="faint">—</span>
      ) : (
        <Skeleton width="4.5rem" height="1.1rem" />
      )}
      <IconButton
        className="balance-hide"
        icon={isHidden ? eyeOff : eye}
        label={t('shell.balance_hide')}
        aria-pressed={isHidden}
        onClick={hide}
      />
      <IconButton
        icon={refresh}
        label={t('shell.balance_refresh')}
        aria-busy={isFetching}
        onClick={() => void refetch()}
      />
    </fieldset>
  );
}
