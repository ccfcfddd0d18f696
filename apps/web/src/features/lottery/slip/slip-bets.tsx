import { optionName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Selection } from '@baize/lottery/core/entry';
import { selectionText } from '@baize/lottery/core/selection';
import { Button } from '@baize/ui/button.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close, plus } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { PricedBet } from './slip.ts';
import { toggleToken } from './toggle-token.ts';

type Props = {
  bets: readonly PricedBet[];
  onRemove: (id: string) => void;
  onDraft: (play: string, selection: Selection) => void;
  canKeep: boolean;
  onKeep: () => void;
};

/** The bets of the slip: which numbers, what a hit pays and what they cost. */
export function SlipBets({ bets, onRemove, onDraft, canKeep, onKeep }: Props) {
  const t = useT();
  if (bets.length === 0) return <p className="lot-slip-empty muted">{t('lottery.slip_empty')}</p>;
  return (
    <>
      <ul className="lot-bets">
        {bets.map((bet) => (
          <SlipBetRow key={bet.id} bet={bet} onRemove={onRemove} onDraft={onDraft} />
        ))}
      </ul>
      {canKeep && (
        <Button look="ghost" size="small" icon={plus} onClick={onKeep}>
          {t('lottery.slip_keep')}
        </Button>
      )}
    </>
  );
}

type RowProps = { bet: PricedBet } & Pick<Props, 'onRemove' | 'onDraft'>;

function SlipBetRow({ bet, onRemove, onDraft }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const name = wholePlayName(bet.play, t);
  const { least, most } = bet.wins;
  return (
    <li className="lot-bet-row">
      <div>
        <b>{name}</b>
        <BetNumbers bet={bet} onDraft={onDraft} />
        <small className="faint">
          {t('lottery.slip_lines', { count: bet.bet.lines })} ·{' '}
          {least === most
            ? t('lottery.line_pays', { amount: formats.money(most) })
            : t('lottery.line_pays_range', {
                least: formats.money(least),
                most: formats.money(most),
              })}
        </small>
      </div>
      <MoneyText amount={bet.price} />
      <IconButton
        icon={close}
        label={t('lottery.slip_remove', { name })}
        onClick={() => onRemove(bet.id)}
      />
    </li>
  );
}

const SHOWN = 24;

/** Numbers that are chosen now can be taken off one by one; others stand as they were kept. */
function BetNumbers({ bet, onDraft }: Pick<RowProps, 'bet' | 'onDraft'>) {
  const t = useT();
  const [first = []] = bet.selection;
  const isFlat = bet.selection.length === 1;
  if (!isFlat) {
    const text = bet.selection
      .map((group) => group.map((token) => optionName(token, bet.play, t)).join(' ') || '–')
      .join(' / ');
    return <bdi className="lot-bet-text">{text || selectionText(bet.selection)}</bdi>;
  }
  const isDraft = bet.id.startsWith('now-');
  const drop = (token: string) =>
    onDraft(bet.play, toggleToken(bet.selection, { group: 0, token }));
  return (
    <span className="lot-bet-numbers">
      {first.slice(0, SHOWN).map((token) => {
        const name = optionName(token, bet.play, t);
        return isDraft ? (
          <button
            key={token}
            type="button"
            aria-label={t('lottery.slip_remove', { name })}
            onClick={() => drop(token)}
          >
            {name}
          </button>
        ) : (
          <span key={token}>{name}</span>
        );
      })}
      {first.length > SHOWN && (
        <small className="faint">
          {t('lottery.slip_more', { count: `${first.length - SHOWN}` })}
        </small>
      )}
    </span>
  );
}
