import { useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import type { Winner } from './use-winners.ts';

/** Up to three, each with the medal of the place; a press starts the game it was won in. */
export function TopWinners({ winners }: { winners: readonly Winner[] }) {
  const t = useT();
  const launch = useLaunch();
  return (
    <ol className="podium">
      {winners.map(({ customerName, winAmount, game, wonAt }, index) => (
        <li key={`${wonAt} ${customerName} ${winAmount}`}>
          <button
            type="button"
            className="podium-place"
            title={t('ui_action_for', { action: t('lobby.play'), name: game.displayName })}
            onClick={() => launch(game)}
          >
            <Picture src={`/images/rank/${index + 1}-112.webp`} alt="" width={112} height={112} />
            <b>
              <bdi>{customerName}</bdi>
            </b>
            <MoneyText amount={winAmount} className="tone-win" />
            <span className="podium-game">
              <bdi>{game.displayName}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
