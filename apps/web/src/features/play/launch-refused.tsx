import { ApiError, wordingOf } from '@baize/client/api-error';
import type { GameItem } from '@baize/contract/game';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { chat, refresh } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import { BreakStop } from '../../shared/care/break-stop.tsx';
import { TermsStop } from '../../shared/care/terms-stop.tsx';
import { isOnBreak } from '../../shared/care/use-break.ts';
import { useGate } from '../../shared/session/gate.ts';
import { GameStop } from './game-stop.tsx';

type Props = {
  error: unknown;
  game: GameItem | null;
  cover: ReactNode;
  others: ReactNode;
  onRetry: () => void;
  onSupport: () => void;
};

/** Why a launch was refused, by its code: each with the way on that helps. */
export function LaunchRefused({ error, game, cover, others, onRetry, onSupport }: Props) {
  const t = useT();
  const code = error instanceof ApiError ? error.code : 'unknown';
  const name = game?.displayName ?? t('play.this_game');
  const stop = { cover, others };
  const support = (
    <Button look="line" icon={chat} onClick={onSupport}>
      {t('play.support')}
    </Button>
  );
  if (isOnBreak(error)) return <BreakStop />;
  if (code === 'terms_changed') return <TermsStop onAgreed={onRetry} />;
  if (code === 'not_signed_in') return <SignedOut {...stop} name={name} />;
  if (code === 'not_found') {
    return (
      <GameStop {...stop} title={t('play.gone_title')}>
        <p>{t('play.gone')}</p>
      </GameStop>
    );
  }
  if (code === 'game_coming') {
    return (
      <GameStop {...stop} title={t('play.coming_title', { name })}>
        <p>{t('play.coming')}</p>
      </GameStop>
    );
  }
  if (code === 'game_maintenance') {
    return (
      <GameStop {...stop} title={t('game_maintenance')}>
        <Until until={untilOf(error, game)} />
      </GameStop>
    );
  }
  if (code === 'game_unreachable') {
    return (
      <GameStop {...stop} title={t('game_unreachable')} action={support}>
        <p>{t('play.unmoved')}</p>
      </GameStop>
    );
  }
  return (
    <GameStop
      {...stop}
      title={t('play.failed_title')}
      action={
        <Button look="line" icon={refresh} onClick={onRetry}>
          {t('system.retry')}
        </Button>
      }
    >
      <p>{wordingOf(error, t)}</p>
      <p>{t('play.unmoved')}</p>
    </GameStop>
  );
}

type SignedOutProps = Pick<Props, 'cover' | 'others'> & { name: string };

/** The login was closed, or never made: the game is one press away all the same. */
function SignedOut({ name, ...stop }: SignedOutProps) {
  const t = useT();
  const gate = useGate();
  const logIn = (
    <Button look="act" onClick={() => void gate({ label: name })}>
      {t('play.log_in')}
    </Button>
  );
  return (
    <GameStop {...stop} title={t('play.login_title')} action={logIn}>
      <p>{t('play.login')}</p>
    </GameStop>
  );
}

const untilOf = (error: unknown, game: GameItem | null): string | null => {
  const until = error instanceof ApiError ? error.details['until'] : null;
  return typeof until === 'string' ? until : (game?.until ?? null);
};

function Until({ until }: { until: string | null }) {
  const t = useT();
  const formats = useFormats();
  if (until === null) return <p>{t('play.maintenance')}</p>;
  const when = formats.dateTime(instant(new Date(until)));
  return (
    <p>
      <time dateTime={until}>{t('play.maintenance_until', { when })}</time>
    </p>
  );
}
