import type { BetDetail } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { refresh } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { frameOrigin } from '../../shared/address/frame-address.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { useRecalledRound } from './use-recalled-round.ts';

type Props = { bet: BetDetail; onAgain: () => void };

/** The origin is the studio's own and never ours (`frameOrigin`), so that it cannot lift this itself. */
const SANDBOX = 'allow-scripts allow-same-origin';

/** The round of a bet: drawn again by whoever keeps it, where they let us. */
export function BetRound({ bet, onAgain }: Props) {
  const t = useT();
  const { recallUrl, game, status } = bet;
  const origin = recallUrl && frameOrigin(recallUrl, location.origin);
  if (status === 'running') return <Running bet={bet} />;
  if (!recallUrl || !origin) {
    return (
      <Card>
        <Note>{t('records.kept_elsewhere', { studio: game?.vendorName ?? 'none' })}</Note>
      </Card>
    );
  }
  return (
    <Recalled key={recallUrl} bet={bet} address={recallUrl} origin={origin} onAgain={onAgain} />
  );
}

type RecalledProps = Props & { address: string; origin: string };

function Recalled({ bet, address, origin, onAgain }: RecalledProps) {
  const t = useT();
  const { frame, state } = useRecalledRound(origin);
  return (
    <Card padding="flush" className="bet-round" aria-busy={state === 'waiting'}>
      {state === 'waiting' && <Skeleton height="100%" />}
      {state === 'away' && (
        <Note tone="warn">
          <p>{t('records.round_away')}</p>
          <Button size="small" look="line" icon={refresh} onClick={onAgain}>
            {t('system.retry')}
          </Button>
        </Note>
      )}
      <iframe
        ref={frame}
        src={address}
        data-state={state}
        title={t('records.round_of', { game: bet.game?.displayName ?? t('records.game_gone') })}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    </Card>
  );
}

/** It is shown when it is over; until then it goes on in its game. */
function Running({ bet }: Pick<Props, 'bet'>) {
  const t = useT();
  const launch = useLaunch();
  const { game } = bet;
  const isOwn = !('account' in bet);
  return (
    <Card className="bet-running">
      <Note>{t('records.running_text')}</Note>
      {isOwn && game?.state === 'open' && (
        <Button look="brand" onClick={() => launch(game)}>
          {t('records.go_on')}
        </Button>
      )}
    </Card>
  );
}
