import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close as closeIcon, gift } from '@baize/ui/icons';
import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { isGamePage, pageAt } from '../../shared/address/pages.ts';
import { keepRainClosed, keptRainClosed } from '../../shared/session/kept.ts';
import { now } from '../../shared/timing/clock.ts';
import { Countdown } from './countdown.tsx';
import './rain-pill.css';
import { useEnvelopes } from './use-envelopes.ts';

/** So long before it rains every page says so. */
const BEFORE_MS = 3_600_000;

/** The next envelope of the brand, small at the edge of every page but its own and those of games. */
export function RainPill() {
  const t = useT();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { data, dataUpdatedAt, refetch } = useEnvelopes();
  const [closed, setClosed] = useState(keptRainClosed);
  const next = data?.announced[0];
  if (!data || !next || isGamePage(pathname) || pageAt(pathname) === 'redEnvelope') return null;
  if (next.opensAt <= closed) return null;
  const behindMs = Date.parse(data.now) - dataUpdatedAt;
  const waitMs = Date.parse(next.opensAt) - now().getTime() - behindMs;
  if (waitMs > BEFORE_MS) return null;
  const close = () => {
    keepRainClosed(next.opensAt);
    setClosed(next.opensAt);
  };
  return (
    <aside className="rain-pill" aria-label={t('shell.red_envelope')}>
      <Link to="/member/redEnvelope">
        <Icon of={gift} />
        <span>{t('rewards.env_soon')}</span>
        <Countdown to={next.opensAt} behindMs={behindMs} onEnd={() => void refetch()} />
      </Link>
      <IconButton label={t('ui_close')} icon={closeIcon} onClick={close} />
    </aside>
  );
}
